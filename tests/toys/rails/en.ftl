# The toy says nothing: its texts are its words.
