import { emDias, plural } from '@balcao/dominio/formatos/contagem'
import { formatarNumero } from '@balcao/dominio/formatos/dinheiro'
import { niveisAbertos } from '@balcao/dominio/tickets/abertura/motivos'
import { type Passo, passosDoTipo } from '@balcao/dominio/tickets/abertura/passos'
import { RESPONSAVEIS_DA_PRORROGACAO } from '@balcao/dominio/tickets/prorrogacao'
import { todosOsArquivos } from '../../pedido/estado.ts'
import type { TicketNovo } from '../../pedido/ticket-novo.ts'

export type LinhaDoResumo = { titulo: string; textos: readonly string[]; passo: Passo }

const preenchidos = (...textos: (string | false | null | undefined)[]) =>
  textos.filter((texto): texto is string => Boolean(texto))

/** NOV-15 Everything that will be in the ticket, each line with the step in which it is changed. */
export function linhasDoResumo(novo: TicketNovo, filial: string | null): LinhaDoResumo[] {
  const passos = passosDoTipo(novo.tipo)
  const linhas: LinhaDoResumo[] = [
    { titulo: 'Tipo', textos: preenchidos(novo.tipo?.desc), passo: 'SOLICITACAO' },
    { titulo: 'Assunto', textos: preenchidos(novo.assunto.trim()), passo: 'SOLICITACAO' },
    { titulo: 'Motivos', textos: motivosDe(novo), passo: 'SOLICITACAO' },
    ...quem(novo, filial),
    { titulo: 'Transportadora', textos: preenchidos(novo.transportadora?.razSoc), passo: 'TRANSPORTADORA' },
    { titulo: 'Prorrogação', textos: preenchidos(prorrogacaoDe(novo)), passo: 'PRORROGACAO' },
    { titulo: 'Mensagem', textos: preenchidos(novo.mensagem.trim()), passo: 'DETALHES' },
    { titulo: 'Produtos', textos: novo.itens.map(textoDoItem), passo: 'PRODUTOS' },
    { titulo: 'Produtos avulsos', textos: novo.itensAvulsos.map(({ display }) => display), passo: 'AVULSOS' },
    { titulo: 'Notas fiscais', textos: novo.notas.map(({ numNf }) => `Nota ${numNf}`), passo: 'NOTAS' },
    {
      titulo: 'Anexos',
      textos: todosOsArquivos(novo).map(({ name }) => name),
      passo: novo.arquivos.length > 0 || !passos.includes('PRODUTOS') ? 'DETALHES' : 'PRODUTOS',
    },
  ]
  return linhas.filter(({ textos }) => textos.length > 0)
}

function quem({ consumidorFinal, cliente, contato }: TicketNovo, filial: string | null): LinhaDoResumo[] {
  if (consumidorFinal) {
    const { nome, email } = consumidorFinal
    return [{ titulo: 'Consumidor final', textos: preenchidos(nome, email), passo: 'CLIENTE' }]
  }
  return [
    {
      titulo: 'Cliente',
      textos: preenchidos(cliente && `${cliente.id} · ${cliente.razSoc}`),
      passo: 'CLIENTE',
    },
    { titulo: 'Filial', textos: preenchidos(filial), passo: 'CLIENTE' },
    { titulo: 'Respostas por e-mail', textos: preenchidos(contato?.email), passo: 'CLIENTE' },
  ]
}

function motivosDe({ tipo, motivos }: TicketNovo): string[] {
  if (!tipo) return []
  return niveisAbertos(tipo.motivos, motivos).flatMap(({ escolhido }, i) => {
    const obs = motivos[i]?.obs?.trim()
    return escolhido ? [obs ? `${escolhido.descricao}: ${obs}` : escolhido.descricao] : []
  })
}

function prorrogacaoDe(novo: TicketNovo): string | null {
  const { responsavel_prorrogacao: quem, responsavel, dias_atraso_prorrogacao: dias } = novo
  if (!quem || !responsavel || !dias) return null
  return `${emDias(dias)} de atraso · ${RESPONSAVEIS_DA_PRORROGACAO[quem]}: ${responsavel.nome}`
}

function textoDoItem({ produto, nota, qtd_solicitada, motivo, obs, arquivos }: TicketNovo['itens'][number]) {
  const quantidade = `${formatarNumero(qtd_solicitada)} ${produto.unidade}`
  const anexos = arquivos.length > 0 && plural(arquivos.length, 'anexo', 'anexos')
  const partes = [produto.descNF, quantidade, `nota ${nota.numNf}`, motivo.descricao, obs.trim(), anexos]
  return preenchidos(...partes).join(' · ')
}
