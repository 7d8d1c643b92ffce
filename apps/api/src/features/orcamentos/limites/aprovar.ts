import { LIMITE_POR_HORA } from '@balcao/dominio/constantes'
import { ErroDeNegocio } from '@balcao/dominio/erros'
import { aprovarOrcamento, pedirAprovacaoDoOrcamento } from '@balcao/dominio/orcamentos/aprovacao-contratos'
import {
  aprovaveis,
  comAprovacao,
  impedimentoParaAprovar,
  porAprovar,
} from '@balcao/dominio/orcamentos/aprovacoes'
import { avisoDaAprovacao, avisoDoPedidoDeAprovacao } from '@balcao/dominio/orcamentos/aviso-da-aprovacao'
import { porQueSoLeitura } from '@balcao/dominio/orcamentos/so-leitura'
import { podeLiberar } from '@balcao/dominio/pedidos/bloqueios'
import { tiposDeUsuario } from '@balcao/dominio/usuarios'
import { registrarHistorico } from '../../../platform/banco/historico.ts'
import { rota } from '../../../rota.ts'
import { autorizacoesPorTipo } from '../../acesso/autorizacoes-por-tipo.ts'
import { contarNoLimite } from '../../acesso/tentativas.ts'
import { avisarPessoa } from '../../avisos/avisar-pessoa.ts'
import { anunciarCliente } from '../../clientes/anunciar.ts'
import { travarOrcamento } from '../conteudo/queries-cabecalho.ts'
import { mudarOrcamento } from '../conteudo/queries-mudanca.ts'
import { anunciarOrcamento } from '../nucleo/anunciar.ts'
import { partesDoOrcamento } from '../nucleo/queries-partes.ts'
import { excessosGravados, excessosPorAprovar } from './conferir.ts'
import { quemAprova } from './medir.ts'
import { apresentarExcessos } from './presenter.ts'
import { pessoasDaFilial } from './queries.ts'

/** VEN-02, SEG-05 Of what stands there now, and no more: what grows afterwards asks again. */
export const rotaAprovarOrcamento = rota(
  aprovarOrcamento,
  async ({ params, corpo, sessao, negocio, agora, autoria, tx }) => {
    const antes = await travarOrcamento(tx, sessao, params.id)
    if (!antes) throw new ErroDeNegocio('NAO_ENCONTRADO')
    if (porQueSoLeitura(antes)) throw new ErroDeNegocio('ORCAMENTO_ENCERRADO')
    if (antes.versao !== corpo.versao) throw new ErroDeNegocio('ALTERADO_POR_OUTRA_PESSOA')
    const excessos = await excessosGravados(tx, { negocio, agora, sessao: null }, antes)
    const pendentes = porAprovar(excessos, antes.aprovacoes)
    const impedimento = impedimentoParaAprovar(pendentes, antes.colaboradorId, {
      ...sessao,
      exigeOutraPessoa: negocio.parametros(antes.filialId).pedidoLiberaOutraPessoa,
    })
    if (impedimento) throw new ErroDeNegocio(impedimento)

    const destes = aprovaveis(pendentes, sessao.autorizacoes)
    const { motivo } = corpo
    const aprovacoes = comAprovacao(antes.aprovacoes, destes, { ...quemAprova(sessao, agora), motivo })
    const gravado = await mudarOrcamento(tx, antes.id, { aprovacoes }, autoria, { versao: antes.versao + 1 })
    const textos = destes.map(({ codigo, texto }) => (codigo ? `${codigo}: ${texto}` : texto))
    await registrarHistorico(tx, autoria, {
      entidade: 'orcamento',
      entidadeId: antes.id,
      acao: 'APROVACAO',
      dados: { motivo, aprovados: textos },
    })
    if (antes.colaboradorId !== sessao.colaboradorId) {
      const { cliente } = await partesDoOrcamento(tx, antes.id)
      await avisarPessoa(tx, autoria, {
        colaboradorId: antes.colaboradorId,
        ...avisoDaAprovacao({
          id: antes.id,
          cliente: cliente.fantasia || cliente.razaoSocial,
          nome: sessao.nome,
          motivo,
        }),
      })
    }
    const paraTodos = { ...autoria, muda: ['orcamentos'] } as const
    await anunciarCliente(tx, paraTodos)
    await anunciarOrcamento(tx, gravado, paraTodos)
    const restam = pendentes.length - destes.length
    return {
      versao: gravado.versao,
      excessos: apresentarExcessos(excessos, aprovacoes, sessao),
      message:
        restam === 0
          ? 'Orçamento aprovado.'
          : 'Aprovado o que você pode aprovar; o resto espera outra pessoa.',
    }
  },
)

/** VEN-02 Everybody who may approve some of it, at the branch of the quote. */
export const rotaPedirAprovacaoDoOrcamento = rota(
  pedirAprovacaoDoOrcamento,
  async ({ params, corpo, sessao, negocio, agora, autoria, tx }) => {
    const orcamento = await travarOrcamento(tx, sessao, params.id)
    if (!orcamento) throw new ErroDeNegocio('NAO_ENCONTRADO')
    if (porQueSoLeitura(orcamento)) throw new ErroDeNegocio('ORCAMENTO_ENCERRADO')
    const pendentes = await excessosPorAprovar(tx, { negocio, agora }, orcamento)
    if (pendentes.length === 0) throw new ErroDeNegocio('NADA_A_APROVAR')
    await contarNoLimite(tx, [`aprovacao-de-orcamento:${orcamento.id}`], {
      vezes: LIMITE_POR_HORA.pedidoDeAprovacao,
      recusa: 'MUITOS_PEDIDOS_DE_APROVACAO',
      agora,
    })
    const autorizacoesDe = await autorizacoesPorTipo(tx)
    const tipos = tiposDeUsuario.filter((tipo) =>
      pendentes.some((excesso) => podeLiberar(autorizacoesDe(tipo), excesso.tipo)),
    )
    const pessoas = (await pessoasDaFilial(tx, { filialId: orcamento.filialId, tipos })).filter(
      ({ id }) => id !== sessao.colaboradorId,
    )
    if (pessoas.length === 0) throw new ErroDeNegocio('NINGUEM_APROVA')
    const { cliente } = await partesDoOrcamento(tx, orcamento.id)
    const aviso = avisoDoPedidoDeAprovacao({
      id: orcamento.id,
      cliente: cliente.fantasia || cliente.razaoSocial,
      nome: sessao.nome,
      mensagem: corpo.mensagem,
      excessos: pendentes,
    })
    for (const { id } of pessoas) await avisarPessoa(tx, autoria, { colaboradorId: id, ...aviso })
    await registrarHistorico(tx, autoria, {
      entidade: 'orcamento',
      entidadeId: orcamento.id,
      acao: 'PEDIDO_DE_APROVACAO',
      dados: { para: pessoas.map(({ nome }) => nome), mensagem: corpo.mensagem || null },
    })
    return {
      message:
        pessoas.length === 1
          ? `${pessoas[0]?.nome} foi avisado e pode aprovar.`
          : `${pessoas.length} pessoas que podem aprovar foram avisadas.`,
    }
  },
)
