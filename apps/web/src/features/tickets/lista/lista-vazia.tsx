import { Button } from '@mantine/core'
import estilos from './pagina-de-tickets.module.css'

type ListaVaziaProps = {
  filtrada: boolean
  interno: boolean
  aoLimpar: () => void
  /** The page asked for lies behind the last one. */
  aoVoltar: (() => void) | undefined
}

/** What an empty list means, and what to do next. */
export function ListaVazia({ filtrada, interno, aoLimpar, aoVoltar }: ListaVaziaProps) {
  if (aoVoltar)
    return (
      <div className={estilos.vazia}>
        <strong>Não há mais tickets nesta página</strong>
        <Button variant="default" onClick={aoVoltar}>
          Ir para a primeira página
        </Button>
      </div>
    )
  if (filtrada)
    return (
      <div className={estilos.vazia}>
        <strong>Nenhum ticket com estes filtros</strong>
        <span>Tire um filtro, ou mude o período.</span>
        <Button variant="default" onClick={aoLimpar}>
          Limpar filtros
        </Button>
      </div>
    )
  return (
    <div className={estilos.vazia}>
      <strong>Nenhum ticket por aqui</strong>
      <span>
        {interno
          ? 'Os tickets dos seus setores e clientes aparecem aqui assim que são abertos.'
          : 'Quando você abrir um ticket, ele aparece aqui.'}
      </span>
    </div>
  )
}
