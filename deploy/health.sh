# Health check of a container: /livez or /readyz (the argument) must answer 200. The image has
# neither curl nor wget, and a Node.js process for each check would cost 0.2 s of CPU.
exec 3<>"/dev/tcp/${OPS_HOST:-127.0.0.1}/${OPS_PORT:-9464}" || exit 1
printf 'GET /%s HTTP/1.0\r\n\r\n' "$1" >&3
read -r _ status _ <&3
[ "$status" = 200 ]
