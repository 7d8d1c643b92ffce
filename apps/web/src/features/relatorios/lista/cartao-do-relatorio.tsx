import { MODOS_DE_EXIBICAO, type Relatorio } from '@balcao/dominio/relatorios/contratos'
import { Link } from '@tanstack/react-router'
import { IconeDoRelatorio } from '../icone-do-relatorio.tsx'
import estilos from './pagina-de-relatorios.module.css'

export function CartaoDoRelatorio({ relatorio }: { relatorio: Relatorio }) {
  const { id, titulo, descricao, modo_exibicao: modo, tipo } = relatorio
  return (
    <Link to="/relatorios/$idRelatorio" params={{ idRelatorio: String(id) }} className={estilos.cartao}>
      <IconeDoRelatorio {...relatorio} />
      <span className={estilos.textos}>
        <strong>{titulo}</strong>
        <span className={estilos.descricao}>{descricao}</span>
        <span className={estilos.detalhe}>
          {MODOS_DE_EXIBICAO[modo]}
          {tipo === 'CLIENTE' && ' · de um cliente'}
        </span>
      </span>
    </Link>
  )
}
