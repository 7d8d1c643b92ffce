import type { RespostaDe } from '@balcao/dominio/contrato'
import { emDias } from '@balcao/dominio/formatos/contagem'
import { nomeDoCliente } from '@balcao/dominio/formatos/nomes'
import type { vendasDaHome } from '@balcao/dominio/home/vendas'
import { useMemo } from 'react'
import { ClienteDoDocumento } from '../../documento-comercial/cliente-do-documento.tsx'
import { useFormatoDeDinheiro } from '../../platform/dinheiro.ts'
import type { Coluna } from '../../ui/listas/coluna.ts'
import { DuasLinhas } from '../../ui/listas/duas-linhas.tsx'
import { Etiqueta } from '../../ui/listas/etiqueta.tsx'
import { TempoRelativo } from '../../ui/retorno/tempo-relativo.tsx'

export type Vendas = RespostaDe<typeof vendasDaHome>
type Agenda = NonNullable<Vendas['agenda']>['itens'][number]
type Orcamento = NonNullable<Vendas['orcamentos']>['itens'][number]
type Bloqueado = NonNullable<Vendas['bloqueados']>['itens'][number]

const AGENDA: Coluna<Agenda>[] = [
  {
    id: 'quando',
    cabecalho: 'Quando',
    largura: 150,
    noCartao: 1,
    celula: ({ data_agendada }) => <TempoRelativo data={data_agendada} />,
  },
  {
    id: 'cliente',
    cabecalho: 'Cliente e assunto',
    larguraMinima: 200,
    celula: ({ cliente: { fant, razSoc }, assunto }) => (
      <DuasLinhas inteiro principal={nomeDoCliente({ fant, razSoc })} detalhe={assunto} />
    ),
  },
  {
    id: 'situacao',
    cabecalho: 'Situação',
    largura: 124,
    noCartao: 'canto',
    celula: ({ situacao }) =>
      situacao.chave === 'ATRASADA' ? <Etiqueta tom="vermelho">{situacao.label}</Etiqueta> : situacao.label,
  },
]

const cliente = <Item extends Orcamento | Bloqueado>(oc: (item: Item) => string | null): Coluna<Item> => ({
  id: 'cliente',
  cabecalho: 'Cliente',
  larguraMinima: 200,
  celula: (item) => <ClienteDoDocumento cliente={item.cliente} ordComp={oc(item)} />,
})

/** What each part of the morning shows of its rows. */
export function useColunasDasVendas() {
  const dinheiro = useFormatoDeDinheiro()
  return useMemo(() => {
    const total = <Item extends Orcamento | Bloqueado>(): Coluna<Item> => ({
      id: 'total',
      cabecalho: 'Total',
      largura: 132,
      alinhamento: 'direita',
      noCartao: 'canto',
      celula: ({ vlTot, filial }) => dinheiro(vlTot, filial.id),
    })
    const orcamentos: Coluna<Orcamento>[] = [
      cliente<Orcamento>(() => null),
      {
        id: 'parado',
        cabecalho: 'Parado há',
        largura: 120,
        noCartao: 1,
        celula: ({ diasParado }) => emDias(diasParado),
      },
      {
        id: 'porque',
        cabecalho: 'Por quê',
        larguraMinima: 180,
        dispensavel: 1,
        noCartao: 'oculto',
        celula: ({ chance, motivos: [motivo] }) => (
          <DuasLinhas principal={`Chance de ${chance}%`} detalhe={motivo} />
        ),
      },
      total<Orcamento>(),
    ]
    const bloqueados: Coluna<Bloqueado>[] = [
      cliente<Bloqueado>(({ ordComp }) => ordComp),
      { id: 'pedido', cabecalho: 'Pedido', largura: 100, noCartao: 1, celula: ({ id }) => id },
      {
        id: 'inclusao',
        cabecalho: 'Inclusão',
        largura: 150,
        noCartao: 1,
        celula: ({ dtHorInc }) => <TempoRelativo data={dtHorInc} />,
      },
      total<Bloqueado>(),
    ]
    return { agenda: AGENDA, orcamentos, bloqueados }
  }, [dinheiro])
}
