import { Skeleton } from '@mantine/core'
import estilos from './pagina-do-pedido.module.css'

/** In the shape of what is coming: header, items and totals. */
export function EsqueletoDoPedido() {
  return (
    <div className={estilos.pagina} aria-hidden>
      <div className={estilos.vulto}>
        <Skeleton height={28} width="min(280px, 80%)" />
        <Skeleton height={14} width="min(420px, 90%)" />
        <Skeleton height={44} />
      </div>
      <div className={estilos.colunas}>
        <div className={estilos.vulto}>
          <Skeleton height={20} width={200} />
          {[1, 2, 3, 4].map((linha) => (
            <Skeleton key={linha} height={72} />
          ))}
        </div>
        <div className={estilos.vulto}>
          {[1, 2, 3, 4, 5].map((linha) => (
            <Skeleton key={linha} height={14} width={linha % 2 ? '60%' : '90%'} />
          ))}
        </div>
      </div>
    </div>
  )
}
