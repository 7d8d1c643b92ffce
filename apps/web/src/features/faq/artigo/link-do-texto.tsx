import { useRouter } from '@tanstack/react-router'
import type { MouseEvent } from 'react'

type LinkDoTextoProps = { texto: string; destino: string; emOutraAba: boolean }

/** FAQ-01 A page of the portal opens in it; another site opens beside it and must not reach back. */
export function LinkDoTexto({ texto, destino, emOutraAba }: LinkDoTextoProps) {
  if (destino.startsWith('/') && !emOutraAba) return <LinkDoPortal texto={texto} destino={destino} />
  return (
    <a href={destino} target="_blank" rel="noopener noreferrer">
      {texto}
    </a>
  )
}

function LinkDoPortal({ texto, destino }: Pick<LinkDoTextoProps, 'texto' | 'destino'>) {
  const roteador = useRouter()
  const aoClicar = (evento: MouseEvent) => {
    // With a key held down the browser does what the person asked it for.
    if (evento.ctrlKey || evento.metaKey || evento.shiftKey || evento.altKey) return
    evento.preventDefault()
    void roteador.navigate({ href: destino })
  }
  return (
    <a href={destino} onClick={aoClicar}>
      {texto}
    </a>
  )
}
