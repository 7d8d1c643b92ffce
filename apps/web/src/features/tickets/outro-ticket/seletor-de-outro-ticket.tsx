import type { EntradaDe } from '@balcao/dominio/contrato'
import { nomeDoCliente } from '@balcao/dominio/formatos/nomes'
import type { TicketDaLista } from '@balcao/dominio/tickets/campos'
import { listarTickets } from '@balcao/dominio/tickets/lista/contratos'
import { formatarProtocolo } from '@balcao/dominio/tickets/protocolo'
import { mensagemDoErro } from '../../../platform/api-error.ts'
import { pesquisaNaLista } from '../../../platform/pesquisa.ts'
import type { Opcao } from '../../../ui/campos/opcao.tsx'
import { SeletorAssincrono, type SeletorAssincronoProps } from '../../../ui/campos/seletor-assincrono.tsx'

type Filtro = Partial<NonNullable<EntradaDe<typeof listarTickets, 'query'>>>

type SeletorDeOutroTicketProps = Pick<
  SeletorAssincronoProps<Opcao<number>>,
  'label' | 'value' | 'onChange' | 'error' | 'semOpcoes'
> & {
  /** What is asked of the list: as soon as it opens, with an empty term, and for what is typed then. */
  filtrar: (termo: string) => Filtro
  /** The ticket at hand, and whichever others make no sense here. */
  fora: readonly number[]
  /** Whose each is, where they are not all of the same customer. */
  comCliente?: boolean
}

const OFERECIDOS = 20

const paraOpcao = (
  { id, protocolo, tipo, assunto, cliente, consumidor }: TicketDaLista,
  comCliente: boolean,
): Opcao<number> => {
  const deQuem = cliente ? nomeDoCliente(cliente) : consumidor?.nome
  return {
    valor: id,
    nome: formatarProtocolo(protocolo),
    detalhe: [comCliente && deQuem, tipo.desc, assunto].filter(Boolean).join(' · '),
  }
}

/** MES-06/ligados Another ticket, of those that the person sees: found by whatever the list of tickets finds it. */
export function SeletorDeOutroTicket({
  filtrar,
  fora,
  comCliente = false,
  ...campo
}: SeletorDeOutroTicketProps) {
  async function pesquisar(termo: string, signal: AbortSignal) {
    const query = { take: OFERECIDOS + fora.length, orderBy: 'dtMovimento', ...filtrar(termo) } as const
    const { itens } = await pesquisaNaLista(listarTickets)(query, signal)
    return itens.filter(({ id }) => !fora.includes(id)).map((item) => paraOpcao(item, comCliente))
  }
  return (
    <SeletorAssincrono<Opcao<number>>
      {...campo}
      required
      data-autofocus
      listaAoAbrir
      placeholder="Protocolo, cliente, nota ou assunto"
      dica="Digite o protocolo, o cliente, a nota ou o assunto"
      pesquisar={pesquisar}
      textoDoErro={mensagemDoErro}
    />
  )
}
