import { PAGINAS } from '@balcao/dominio/paginas'
import { IconArrowLeft } from '@tabler/icons-react'
import { Link } from '@tanstack/react-router'
import { useCaminhada } from './caminhada/caminhada.ts'

/** The lists whose rows are records with a page; each is called as its address is. */
type ListaComFichas =
  | 'tickets'
  | 'clientes'
  | 'pedidos'
  | 'meus-pedidos'
  | 'orcamentos'
  | 'orcamentos-parados'
  | 'aprovacoes'
  | 'solicitacoes-de-troca'
  | 'contas-correntes'

/** TIC-01 From a record back to its list, as it was last seen in this tab: its filters, order and page. */
export function LinkDeVolta({ lista }: { lista: ListaComFichas }) {
  const nome = PAGINAS[`/${lista}`]
  const endereco = useCaminhada(lista)?.endereco
  return (
    <Link to={`/${lista}`} search={{ ...endereco } as never} title={nome}>
      <IconArrowLeft size={16} aria-hidden />
      <span>{nome}</span>
    </Link>
  )
}
