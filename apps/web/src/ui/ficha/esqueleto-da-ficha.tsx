import { Skeleton } from '@mantine/core'
import cartao from './cartao.module.css'
import { PaginaDaFicha } from './pagina-da-ficha.tsx'

const linhas = (quantas: number) => Array.from({ length: quantas }, (_, i) => i)

/** In the shape of what is coming: header, content and context. */
export function EsqueletoDaFicha() {
  return (
    <div aria-hidden>
      <PaginaDaFicha
        cabecalho={
          <div className={cartao.cartao}>
            <Skeleton height={28} width="min(320px, 80%)" />
            <Skeleton height={14} width="min(480px, 90%)" />
            <Skeleton height={22} />
          </div>
        }
        lado={
          <div className={cartao.cartao}>
            {linhas(6).map((linha) => (
              <Skeleton key={linha} height={14} width={linha % 2 ? '80%' : '40%'} />
            ))}
          </div>
        }
      >
        <div className={cartao.cartao}>
          <Skeleton height={20} width={200} />
          {linhas(4).map((linha) => (
            <Skeleton key={linha} height={72} />
          ))}
        </div>
      </PaginaDaFicha>
    </div>
  )
}
