import { preCadastrar } from '@balcao/dominio/cadastros/contratos'
import { exigeAprovacao } from '@balcao/dominio/cadastros/modos'
import type { ValorDe } from '@balcao/dominio/contrato'
import { ErroDeNegocio } from '@balcao/dominio/erros'
import { MENSAGENS } from '@balcao/dominio/mensagens'
import type { Tx } from '../../../platform/banco/conexao.ts'
import { rota } from '../../../rota.ts'
import type { Sessao } from '../../../sessao.ts'
import { unidadesVisiveis } from '../../filiais/queries.ts'
import { filialVisivel } from '../../filiais/visibilidade.ts'
import { formularioVazio } from '../formulario/formulario-vazio.ts'
import { exigirDocumentoLivre } from '../nucleo/exigir-documento-livre.ts'
import { regrasDaFilial } from '../nucleo/regras-da-filial.ts'
import { parecidosDoPedido } from '../parecidos/parecidos-do-pedido.ts'
import { apresentarCadastrado } from '../parecidos/presenter.ts'
import { gravarCadastro } from './gravar-cadastro.ts'

const SEM_ESCOLHAS = {
  atividade: null,
  cidades: { enderecoCobranca: '', enderecoEntrega: '' },
  camposEmUso: new Set<number>(),
}

export const rotaPreCadastrar = rota(preCadastrar, async ({ corpo, sessao, negocio, autoria, tx }) => {
  const { idFil } = corpo
  if (idFil !== undefined) await exigirFilial(tx, sessao, idFil)
  await exigirDocumentoLivre(tx, sessao, corpo.doc, 'doc')
  const doPedido = { tipo: sessao.tipo, simulacao: false }
  const regras = regrasDaFilial(negocio, sessao, idFil)
  const pendente = exigeAprovacao(doPedido, regras)
  const formulario = formularioDo(corpo)
  const parecidos = pendente
    ? await parecidosDoPedido(tx, sessao, formulario, regras.cadastroMaximoParecidos)
    : []
  const ids = await gravarCadastro(
    tx,
    { negocio, autoria, sessao },
    {
      formulario,
      escolhas: SEM_ESCOLHAS,
      anterior: null,
      modo: 'SIMPLIFICADO',
      pendente,
      parecidos,
      campoDoDocumento: 'doc',
    },
  )
  return apresentarCadastrado({ ...ids, modo: 'SIMPLIFICADO', simulacao: false, pendente, avisos: {} })
})

async function exigirFilial(tx: Tx, sessao: Sessao, idFil: number): Promise<void> {
  const filiais = await unidadesVisiveis(tx, filialVisivel(sessao))
  if (!filiais.some(({ id }) => id === idFil))
    throw new ErroDeNegocio('CAMPOS_INVALIDOS', { campos: { idFil: MENSAGENS.invalido } })
}

function formularioDo({
  doc,
  razSoc,
  fant,
  nomeContato,
  telefone,
  email,
  idFil,
}: ValorDe<typeof preCadastrar, 'corpo'>) {
  const vazio = formularioVazio(doc)
  return {
    ...vazio,
    empresa: { ...vazio.empresa, razaoSocial: razSoc, nomeFantasia: fant, filialId: idFil ?? null },
    contatos: { ...vazio.contatos, nomeContato, telefone1: telefone, email },
  }
}
