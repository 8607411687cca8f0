"""The web server: requests, sockets, the page, and what protects them."""
