# shellcheck shell=sh disable=SC2034,SC2154 # the variables are render.sh's
# Checks TLS_CERTIFICATE and TLS_KEY, and sets tls_names: the hosts of the certificate, in lower case, one per line.

check_certificate() {
    tls_names=''
    if [ -z "$tls_certificate$tls_key" ]; then
        return
    elif [ -z "$tls_key" ]; then
        fault "TLS_KEY is not set: it is the file of the key to TLS_CERTIFICATE"
        return
    elif [ -z "$tls_certificate" ]; then
        fault "TLS_CERTIFICATE is not set: it is the file of the certificate to TLS_KEY"
        return
    fi

    if ! { is_path "$tls_certificate" && [ -r "$tls_certificate" ]; }; then
        fault "TLS_CERTIFICATE is '$tls_certificate': want the absolute path of a file that can be read"
    elif ! { is_path "$tls_key" && [ -r "$tls_key" ]; }; then
        fault "TLS_KEY is '$tls_key': want the absolute path of a file that can be read"
    elif ! command -v openssl >/dev/null; then
        fault "TLS_CERTIFICATE is set, and there is no openssl to read its names with: install openssl"
    elif ! certified=$(openssl x509 -inform PEM -noout -pubkey -in "$tls_certificate" 2>/dev/null); then
        fault "TLS_CERTIFICATE is '$tls_certificate': want a certificate in PEM"
    elif [ "$certified" != "$(openssl pkey -inform PEM -pubout -passin pass: -in "$tls_key" 2>/dev/null)" ]; then
        fault "TLS_KEY is '$tls_key': want the key to TLS_CERTIFICATE, in PEM and without a passphrase"
    else
        read_names
        [ -n "$tls_names" ] || fault "TLS_CERTIFICATE is '$tls_certificate': want a certificate that names a host"
        openssl x509 -noout -checkend 0 -in "$tls_certificate" >/dev/null ||
            echo "nginx: the certificate in TLS_CERTIFICATE has expired" >&2
    fi
}

read_names() {
    tls_names=$(openssl x509 -noout -ext subjectAltName -in "$tls_certificate" 2>/dev/null | tr , '\n' | tr '[:upper:]' '[:lower:]' |
        sed -n -e 's/^ *dns://p' -e 's/^ *ip address://p')
    # Browsers need the former; other clients of a test certificate may accept the latter.
    [ -n "$tls_names" ] ||
        tls_names=$(openssl x509 -noout -subject -nameopt multiline -in "$tls_certificate" | tr '[:upper:]' '[:lower:]' |
            sed -n 's/^ *commonname *= //p')
}
