import type { Relatorio } from '@balcao/dominio/relatorios/contratos'
import { CartaoDoRelatorio } from './cartao-do-relatorio.tsx'
import estilos from './pagina-de-relatorios.module.css'

type CartoesDeRelatoriosProps = {
  rotulo: string
  relatorios: readonly Relatorio[]
  aoAbrir?: ((id: number) => void) | undefined
}

export function CartoesDeRelatorios({ rotulo, relatorios, aoAbrir }: CartoesDeRelatoriosProps) {
  return (
    <ul className={estilos.cartoes} aria-label={rotulo}>
      {relatorios.map((relatorio) => (
        <li key={relatorio.id}>
          <CartaoDoRelatorio relatorio={relatorio} aoAbrir={aoAbrir} />
        </li>
      ))}
    </ul>
  )
}
