import type { PaginaDoEmail as Pagina } from '@balcao/dominio/correio/entrada/contratos'
import { Button } from '@mantine/core'
import { useState } from 'react'
import { negocioAtual } from '../platform/ambiente.ts'
import estilos from './pagina-do-email.module.css'

/** ALC-02 A stranger's page: nothing in it runs, and what would tell its sender that somebody reads comes only when asked for. */
export function PaginaDoEmail({ url, imagens }: Pagina) {
  const [mostrar, setMostrar] = useState(false)
  return (
    <div className={estilos.email}>
      {imagens && !mostrar && (
        <p className={estilos.aviso}>
          <span>As imagens deste e-mail vêm de fora e não foram carregadas.</span>
          <Button size="compact-sm" variant="default" onClick={() => setMostrar(true)}>
            Mostrar imagens
          </Button>
        </p>
      )}
      <iframe
        className={estilos.pagina}
        title="E-mail com formatação"
        sandbox="allow-popups allow-popups-to-escape-sandbox"
        referrerPolicy="no-referrer"
        src={`${negocioAtual().api}${url}${mostrar ? '&imagens=1' : ''}`}
      />
    </div>
  )
}
