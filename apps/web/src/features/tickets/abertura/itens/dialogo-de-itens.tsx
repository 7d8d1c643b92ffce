import { plural } from '@balcao/dominio/formatos/contagem'
import { formatarData } from '@balcao/dominio/formatos/datas'
import { formatarNumero } from '@balcao/dominio/formatos/dinheiro'
import { CloseButton, Modal, Tabs } from '@mantine/core'
import { useState } from 'react'
import { useFormatoDeDinheiro } from '../../../../platform/dinheiro.ts'
import { useCelular } from '../../../../ui/listas/use-celular.ts'
import { Vazio } from '../../../../ui/retorno/vazio.tsx'
import { alternarAvulso, alternarNota, semItem } from '../pedido/estado.ts'
import type { PropsDoPasso } from '../pedido/passo.ts'
import type { TicketNovo } from '../pedido/ticket-novo.ts'
import estilos from './escolha.module.css'

type Linha = { id: number; nome: string; detalhe: string; remover: (atual: TicketNovo) => TicketNovo }
type Aba = { valor: string; nome: string; vazio: string; linhas: Linha[] }

type DialogoDeItensProps = Pick<PropsDoPasso, 'novo' | 'mudar'> & { aberto: boolean; aoFechar: () => void }

/** NOV-08 All that was chosen, each removable. */
export function DialogoDeItens({ aberto, aoFechar, novo, mudar }: DialogoDeItensProps) {
  const celular = useCelular()
  return (
    <Modal opened={aberto} onClose={aoFechar} title="Itens do ticket" size="lg" fullScreen={celular}>
      <Abas novo={novo} mudar={mudar} />
    </Modal>
  )
}

function Abas({ novo, mudar }: Pick<PropsDoPasso, 'novo' | 'mudar'>) {
  const abas = useAbas(novo)
  const [aba, setAba] = useState(() => abas.find(({ linhas }) => linhas.length > 0)?.valor ?? 'notas')
  return (
    <Tabs value={aba} onChange={(nova) => nova && setAba(nova)}>
      <Tabs.List>
        {abas.map(({ valor, nome, linhas }) => (
          <Tabs.Tab key={valor} value={valor}>
            {linhas.length > 0 ? `${nome} (${linhas.length})` : nome}
          </Tabs.Tab>
        ))}
      </Tabs.List>
      {abas.map(({ valor, nome, vazio, linhas }) => (
        <Tabs.Panel key={valor} value={valor} pt="md">
          {linhas.length === 0 ? (
            <Vazio>{vazio}</Vazio>
          ) : (
            <ul className={estilos.escolhidos} aria-label={nome}>
              {linhas.map((linha) => (
                <LinhaEscolhida key={linha.id} linha={linha} aoRemover={() => mudar(linha.remover)} />
              ))}
            </ul>
          )}
        </Tabs.Panel>
      ))}
    </Tabs>
  )
}

function useAbas({ notas, itensAvulsos, itens }: TicketNovo): Aba[] {
  const dinheiro = useFormatoDeDinheiro()
  return [
    {
      valor: 'notas',
      nome: 'Notas Fiscais',
      vazio: 'Nenhuma nota fiscal encontrada',
      linhas: notas.map((nota) => ({
        id: nota.id,
        nome: `Nota ${nota.numNf}`,
        detalhe: [formatarData(nota.dtSai), plural(nota.qtdeIt, 'item', 'itens'), dinheiro(nota.vlTot)].join(
          ' · ',
        ),
        remover: (atual) => alternarNota(atual, nota),
      })),
    },
    {
      valor: 'avulsos',
      nome: 'Itens Avulsos',
      vazio: 'Nenhum item avulso encontrado',
      linhas: itensAvulsos.map((avulso) => ({
        id: avulso.id,
        nome: avulso.descricao,
        detalhe: [avulso.idExibicao, avulso.marca].filter(Boolean).join(' · '),
        remover: (atual) => alternarAvulso(atual, avulso),
      })),
    },
    {
      valor: 'itens',
      nome: 'Itens',
      vazio: 'Nenhum item encontrado',
      linhas: itens.map(({ produto, nota, qtd_solicitada, motivo, arquivos }) => ({
        id: produto.id,
        nome: `${produto.idExibicao} ${produto.descNF}`,
        detalhe: [
          `${formatarNumero(qtd_solicitada)} ${produto.unidade}`,
          motivo.descricao,
          `Nota ${nota.numNf}`,
          arquivos.length > 0 && plural(arquivos.length, 'anexo', 'anexos'),
        ]
          .filter(Boolean)
          .join(' · '),
        remover: (atual) => semItem(atual, produto.id),
      })),
    },
  ]
}

function LinhaEscolhida({ linha: { nome, detalhe }, aoRemover }: { linha: Linha; aoRemover: () => void }) {
  return (
    <li className={estilos.escolhido}>
      <div className={estilos.resumoDoProduto}>
        <span className={estilos.nome}>{nome}</span>
        <span className={estilos.dica}>{detalhe}</span>
      </div>
      <CloseButton aria-label={`Remover ${nome}`} title="Remover" onClick={aoRemover} />
    </li>
  )
}
