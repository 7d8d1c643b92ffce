import { ListaVazia } from '../../../ui/listas/pagina-de-lista.tsx'

type SemTicketsProps = {
  filtrada: boolean
  interno: boolean
  aoLimpar: () => void
  /** The page asked for lies behind the last one. */
  aoVoltar: (() => void) | undefined
}

/** What an empty list of tickets means, and what to do next. */
export function SemTickets({ filtrada, interno, aoLimpar, aoVoltar }: SemTicketsProps) {
  if (aoVoltar)
    return (
      <ListaVazia
        titulo="Não há mais tickets nesta página"
        acao={{ nome: 'Ir para a primeira página', aoPressionar: aoVoltar }}
      />
    )
  if (filtrada)
    return (
      <ListaVazia
        titulo="Nenhum ticket com estes filtros"
        texto="Tire um filtro, ou mude o período."
        acao={{ nome: 'Limpar filtros', aoPressionar: aoLimpar }}
      />
    )
  return (
    <ListaVazia
      titulo="Nenhum ticket por aqui"
      texto={
        interno
          ? 'Os tickets dos seus setores e clientes aparecem aqui assim que são abertos.'
          : 'Quando você abrir um ticket, ele aparece aqui.'
      }
    />
  )
}
