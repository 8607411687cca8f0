"""Mail to confirmed addresses, through the mail server in the settings."""

from __future__ import annotations

import asyncio
import re
import smtplib
import ssl
from concurrent.futures import ThreadPoolExecutor
from email.message import EmailMessage
from email.policy import EmailPolicy
from email.utils import formatdate, make_msgid

from westbound.server.notices.outbound import Gone, Undelivered
from westbound.server.notices.wording import Email
from westbound.server.settings import Settings, WrongSettings

SENDERS = 2  # at a time
PATIENCE = 20.0  # seconds
ADDRESS = re.compile(r"[A-Za-z0-9.!#$%&*+/=?^_{|}~-]{1,64}@[A-Za-z0-9-]+(\.[A-Za-z0-9-]+)*\.?")
LONGEST = 254
NEVER = range(550, 555)  # codes after which retrying is pointless


def is_address(text: str) -> bool:
    return len(text) <= LONGEST and ADDRESS.fullmatch(text) is not None


def check_mail(settings: Settings) -> None:
    """:raises WrongSettings: if a mail server is set, but not what a mail needs."""
    missing = [name for name in ("smtp_from", "origin") if not getattr(settings, name)]
    if settings.smtp_host and missing:
        raise WrongSettings(f"smtp_host needs {' and '.join(missing)}, too: who writes, and where links lead to")


class LinksInOnePiece(EmailPolicy):
    """Headers as usual, but links in them are neither encoded nor broken: mail programs look for the link itself."""

    def fold(self, name: str, value: str) -> str:
        return f"{name}: {value}{self.linesep}" if value.startswith("<http") else super().fold(name, value)

    def fold_binary(self, name: str, value: str) -> bytes:
        return self.fold(name, value).encode() if value.startswith("<http") else super().fold_binary(name, value)


class Mail:
    """Sends mail."""

    def __init__(self, settings: Settings) -> None:
        self._settings = settings
        self._threads = ThreadPoolExecutor(SENDERS, "mail")

    @property
    def is_on(self) -> bool:
        return bool(self._settings.smtp_host)

    async def write(self, address: str, email: Email, end: str = "") -> None:
        """Write to *address*; *end* is the unsubscribe link.

        :raises Undelivered: if the server does not accept it.  :raises Gone: if there is no such address.
        """
        message = self._message(address, email, end)
        await asyncio.get_running_loop().run_in_executor(self._threads, self._send, message)

    def close(self) -> None:
        self._threads.shutdown(wait=False, cancel_futures=True)

    def _message(self, address: str, email: Email, end: str) -> EmailMessage:
        message = EmailMessage(LinksInOnePiece())
        message["From"] = self._settings.smtp_from
        message["To"] = address
        message["Subject"] = email.subject
        message["Date"] = formatdate()
        message["Message-ID"] = make_msgid(domain=self._settings.smtp_from.rpartition("@")[2].strip(">"))
        message["Auto-Submitted"] = "auto-generated"
        if end:
            message["List-Unsubscribe"] = f"<{end}>"
            message["List-Unsubscribe-Post"] = "List-Unsubscribe=One-Click"
        message.set_content(email.body)
        return message

    def _send(self, message: EmailMessage) -> None:
        try:
            with self._connect() as server:
                if self._settings.smtp_user:
                    server.login(self._settings.smtp_user, self._settings.smtp_password)
                server.send_message(message)
        except smtplib.SMTPRecipientsRefused as error:
            ((code, reason),) = error.recipients.values()
            raise (Gone if code in NEVER else Undelivered)(f"the mail server says {code} {spoken(reason)}") from None
        except smtplib.SMTPResponseException as error:
            raise Undelivered(f"the mail server says {error.smtp_code} {spoken(error.smtp_error)}") from None
        except (smtplib.SMTPException, OSError) as error:
            raise Undelivered(f"the mail server cannot be used: {error or type(error).__name__}") from None

    def _connect(self) -> smtplib.SMTP:
        host, port, tls = self._settings.smtp_host, self._settings.smtp_port, self._settings.smtp_tls
        if tls == "tls":
            return smtplib.SMTP_SSL(host, port, timeout=PATIENCE, context=ssl.create_default_context())
        server = smtplib.SMTP(host, port, timeout=PATIENCE)
        if tls == "starttls":
            try:
                server.starttls(context=ssl.create_default_context())
            except BaseException:
                server.close()
                raise
        return server


def spoken(reason: bytes | str) -> str:
    text = reason.decode("utf-8", "replace") if isinstance(reason, bytes) else str(reason)
    return " ".join(text.split())
