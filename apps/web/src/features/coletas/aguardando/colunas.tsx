import type { TicketQueAguarda } from '@balcao/dominio/coletas/campos'
import { plural } from '@balcao/dominio/formatos/contagem'
import { formatarNumero } from '@balcao/dominio/formatos/dinheiro'
import { nomeDoCliente } from '@balcao/dominio/formatos/nomes'
import { formatarProtocolo } from '@balcao/dominio/tickets/protocolo'
import type { Coluna } from '../../../ui/listas/coluna.ts'
import { DuasLinhas } from '../../../ui/listas/duas-linhas.tsx'

/** The column beside it says the city: said twice, it would make every row higher. */
const semLugar = (endereco: string, { cidade, uf }: TicketQueAguarda['lugar']) =>
  endereco.replace(` · ${cidade}/${uf}`, '')

/** COL-01 Where, who, what and who would fetch it. */
export const COLUNAS: Coluna<TicketQueAguarda>[] = [
  {
    id: 'ticket',
    cabecalho: 'Ticket',
    larguraMinima: 150,
    peso: 2,
    celula: ({ protocolo, tipo }) => <DuasLinhas principal={formatarProtocolo(protocolo)} detalhe={tipo} />,
  },
  {
    id: 'cidade',
    cabecalho: 'Cidade',
    larguraMinima: 180,
    peso: 2,
    noCartao: 1,
    celulaDoCartao: ({ lugar }) => `${lugar.cidade}/${lugar.uf}`,
    celula: ({ lugar, filial }) => (
      <DuasLinhas inteiro principal={`${lugar.cidade}/${lugar.uf}`} detalhe={`para ${filial.nome}`} />
    ),
  },
  {
    id: 'cliente',
    cabecalho: 'Cliente e endereço',
    larguraMinima: 220,
    peso: 5,
    celula: ({ cliente, lugar }) => (
      <DuasLinhas inteiro principal={nomeDoCliente(cliente)} detalhe={semLugar(cliente.endereco, lugar)} />
    ),
  },
  {
    id: 'quantidade',
    cabecalho: 'A coletar',
    largura: 110,
    noCartao: 1,
    celulaDoCartao: ({ qtdeAReceber, qtdeItens }) =>
      `${formatarNumero(qtdeAReceber)} un. · ${plural(qtdeItens, 'produto', 'produtos')}`,
    celula: ({ qtdeAReceber, qtdeItens }) => (
      <DuasLinhas
        principal={`${formatarNumero(qtdeAReceber)} un.`}
        detalhe={plural(qtdeItens, 'produto', 'produtos')}
      />
    ),
  },
  {
    id: 'quem',
    cabecalho: 'Transportadora e representante',
    larguraMinima: 212,
    peso: 3,
    celula: ({ transportadora, representante }) => (
      <DuasLinhas
        inteiro
        principal={transportadora?.nome ?? '–'}
        detalhe={representante?.nome ?? 'Sem representante'}
      />
    ),
  },
]
