import { ErroDeNegocio } from '@balcao/dominio/erros'
import { hojeEm } from '@balcao/dominio/formatos/datas'
import { avisoDoAceite, linkVale, recusaDoAceite } from '@balcao/dominio/orcamentos/aceite'
import {
  aceitarOrcamentoPeloLink,
  baixarOrcamentoPeloLink,
  verOrcamentoPeloLink,
} from '@balcao/dominio/orcamentos/link'
import { registrarHistorico } from '../../../platform/banco/historico.ts'
import { rota } from '../../../rota.ts'
import { resumirToken } from '../../acesso/sessoes.ts'
import { registrarAtividade } from '../../atividades/queries.ts'
import { avisarPessoa } from '../../avisos/avisar-pessoa.ts'
import { anunciarCliente } from '../../clientes/anunciar.ts'
import { comCupomDeHoje } from '../conteudo/cupom-de-hoje.ts'
import { linhasDoOrcamento } from '../conteudo/queries-linhas.ts'
import { exigirDentroDosLimites } from '../limites/conferir.ts'
import { anunciarOrcamento } from '../nucleo/anunciar.ts'
import { aceiteDe } from '../nucleo/presenter.ts'
import { partesDoOrcamento } from '../nucleo/queries-partes.ts'
import { enviarPdf } from './baixar.ts'
import { carregarPeloLink } from './carregar.ts'
import { derrubarCupom, gravarAceite, travarOrcamentoDoLink } from './queries.ts'

const MENSAGEM = 'Orçamento aceito. Quem fez o orçamento já foi avisado e segue com o seu pedido.'

export const rotaVerOrcamentoPeloLink = rota(verOrcamentoPeloLink, ({ query, negocio, agora, tx }) =>
  carregarPeloLink(tx, negocio, query.token, agora),
)

export const rotaBaixarOrcamentoPeloLink = rota(
  baixarOrcamentoPeloLink,
  async ({ query, negocio, resposta, agora, tx }) =>
    enviarPdf(resposta, negocio, await carregarPeloLink(tx, negocio, query.token, agora), {
      em: agora,
      sujeitoAAprovacao: false,
    }),
)

/** VEN-02 The row is held: of two who say yes at once, the second hears what the first said. */
export const rotaAceitarOrcamentoPeloLink = rota(
  aceitarOrcamentoPeloLink,
  async ({ corpo, negocio, agora, autoria, tx }) => {
    const orcamento = await travarOrcamentoDoLink(tx, resumirToken(corpo.token))
    if (!orcamento || !linkVale(orcamento, agora)) throw new ErroDeNegocio('LINK_DE_ORCAMENTO_INVALIDO')
    const jaDito = aceiteDe(orcamento)
    if (jaDito) return { message: MENSAGEM, aceite: jaDito }
    const { id, clienteId, colaboradorId } = orcamento
    const linhas = await linhasDoOrcamento(tx, { id })
    const { documento: deHoje, problema } = await comCupomDeHoje(tx, orcamento, linhas, hojeEm(agora))
    const { versao, vlTot = Number(orcamento.valorTotal) } = corpo
    const recusa = recusaDoAceite(deHoje, { versao, vlTot })
    if (recusa) throw new ErroDeNegocio(recusa)
    await exigirDentroDosLimites(tx, { negocio, agora }, orcamento, 'cliente')

    if (problema) await derrubarCupom(tx, id, deHoje)
    const { nome, documento, observacao } = corpo
    await gravarAceite(tx, id, { em: agora, por: nome })
    await registrarHistorico(tx, autoria, {
      entidade: 'orcamento',
      entidadeId: id,
      acao: 'ACEITE',
      dados: { nome, documento: documento || null, observacao: observacao || null },
    })
    const aceito = `Orçamento ${id} aceito pelo link, por ${nome}`
    await registrarAtividade(tx, {
      clienteId,
      tipo: 'ORCAMENTO',
      referenciaId: id,
      historico: observacao === '' ? aceito : `${aceito}: ${observacao}`,
      colaboradorId: null,
      criadaEm: agora,
    })
    const { cliente } = await partesDoOrcamento(tx, id)
    const aviso = avisoDoAceite({
      idOrcamento: id,
      idCli: clienteId,
      cliente: cliente.fantasia || cliente.razaoSocial,
      nome,
      observacao,
    })
    await avisarPessoa(tx, autoria, { colaboradorId, ...aviso })
    // Whoever else has it open; notices are the seller's alone.
    const paraTodos = { ...autoria, muda: ['orcamentos', 'atividades'] } as const
    await anunciarCliente(tx, paraTodos)
    await anunciarOrcamento(tx, { id, versao: orcamento.versao + 1 }, paraTodos)
    return { message: MENSAGEM, aceite: { em: agora.toISOString(), por: nome } }
  },
)
