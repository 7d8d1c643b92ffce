import { Skeleton } from '@mantine/core'
import cartao from './cartao.module.css'
import estilos from './pagina-do-ticket.module.css'

/** In the shape of what is coming: header, thread and side column. */
export function EsqueletoDoTicket() {
  return (
    <div className={estilos.pagina} aria-hidden>
      <div className={cartao.cartao}>
        <Skeleton height={28} width="min(320px, 80%)" />
        <Skeleton height={14} width="min(480px, 90%)" />
        <Skeleton height={44} />
        <Skeleton height={32} />
      </div>
      <div className={estilos.colunas}>
        <div className={cartao.cartao}>
          <Skeleton height={36} width={240} />
          <Skeleton height={120} />
          {[1, 2, 3].map((linha) => (
            <Skeleton key={linha} height={72} />
          ))}
        </div>
        <div className={cartao.cartao}>
          {[1, 2, 3, 4, 5, 6].map((linha) => (
            <Skeleton key={linha} height={14} width={linha % 2 ? '40%' : '80%'} />
          ))}
        </div>
      </div>
    </div>
  )
}
