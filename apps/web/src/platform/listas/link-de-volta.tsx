import { IconArrowLeft } from '@tabler/icons-react'
import { Link } from '@tanstack/react-router'
import { useCaminhada } from './caminhada/caminhada.ts'

/** The lists whose rows are records with a page; each is called as its address is. */
const NOMES = {
  tickets: 'Tickets',
  clientes: 'Clientes',
  pedidos: 'Pedidos',
  'meus-pedidos': 'Meus Pedidos',
  orcamentos: 'Orçamentos',
  'orcamentos-parados': 'Orçamentos Parados',
} as const

/** TIC-01 From a record back to its list, as it was last seen in this tab: its filters, order and page. */
export function LinkDeVolta({ lista }: { lista: keyof typeof NOMES }) {
  const nome = NOMES[lista]
  const endereco = useCaminhada(lista)?.endereco
  return (
    <Link to={`/${lista}`} search={{ ...endereco } as never} title={nome}>
      <IconArrowLeft size={16} aria-hidden />
      <span>{nome}</span>
    </Link>
  )
}
