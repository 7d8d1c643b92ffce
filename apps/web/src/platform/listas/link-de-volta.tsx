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

/** Those that are in no menu: a subject of the administration has its own address and name. */
const FORA_DO_MENU = { usuarios: { para: '/administracao/usuarios', nome: 'Usuários' } } as const

/** TIC-01 From a record back to its list, as it was last seen in this tab: its filters, order and page. */
export function LinkDeVolta({ lista }: { lista: ListaComFichas | keyof typeof FORA_DO_MENU }) {
  const { para, nome } =
    lista === 'usuarios' ? FORA_DO_MENU[lista] : ({ para: `/${lista}`, nome: PAGINAS[`/${lista}`] } as const)
  const endereco = useCaminhada(lista)?.endereco
  return (
    <Link to={para} search={{ ...endereco } as never} title={nome}>
      <IconArrowLeft size={16} aria-hidden />
      <span>{nome}</span>
    </Link>
  )
}
