import { MODOS_DE_EXIBICAO, type Relatorio } from '@balcao/dominio/relatorios/contratos'
import { Paper } from '@mantine/core'
import { Link } from '@tanstack/react-router'
import { IconeDoRelatorio } from '../icone-do-relatorio.tsx'
import estilos from './pagina-de-relatorios.module.css'

type CartaoDoRelatorioProps = {
  relatorio: Relatorio
  /** Opens it where the card is; without it, the card leads to the report's own page. */
  aoAbrir?: ((id: number) => void) | undefined
}

export function CartaoDoRelatorio({ relatorio, aoAbrir }: CartaoDoRelatorioProps) {
  const { id, titulo, descricao, modo_exibicao: modo, tipo } = relatorio
  return (
    <Paper
      className={estilos.cartao}
      renderRoot={(props) =>
        aoAbrir ? (
          <button type="button" onClick={() => aoAbrir(id)} {...props} />
        ) : (
          <Link to="/relatorios/$idRelatorio" params={{ idRelatorio: String(id) }} {...props} />
        )
      }
    >
      <IconeDoRelatorio {...relatorio} />
      <span className={estilos.textos}>
        <strong>{titulo}</strong>
        <span className={estilos.descricao}>{descricao}</span>
        <small>
          {MODOS_DE_EXIBICAO[modo]}
          {tipo === 'CLIENTE' && !aoAbrir && ' · de um cliente'}
        </small>
      </span>
    </Paper>
  )
}
