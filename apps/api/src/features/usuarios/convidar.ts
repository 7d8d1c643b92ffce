import type { ValoresDoAjuste } from '@balcao/dominio/ajustes/assuntos'
import { ErroDeNegocio } from '@balcao/dominio/erros'
import { cancelarConvite, convidarUsuario, reenviarConvite } from '@balcao/dominio/usuarios/contratos'
import { nuncaEntrou, SITUACOES_DO_USUARIO, situacaoDoUsuario } from '@balcao/dominio/usuarios/situacoes'
import type { Negocio } from '../../negocio.ts'
import type { Tx } from '../../platform/banco/conexao.ts'
import { rota } from '../../rota.ts'
import { agendar } from '../../tarefas/catalogo.ts'
import { enderecoDoPortal } from '../acesso/endereco-do-portal.ts'
import { registrarAjuste } from '../ajustes/registrar.ts'
import { conferirDigitado, perfilDigitado, travarParaMudar, valoresDoPerfil } from './mudar.ts'
import { conviteDe, fecharConvite, gravarConvite, inserirConvidado } from './queries-convite.ts'
import {
  gravarConta,
  type Perfil,
  quemTem,
  travarIdentidades,
  trocarFiliais,
  trocarSetores,
} from './queries-mudanca.ts'

const DIA_MS = 86_400_000
const ateQuando = (negocio: Negocio, agora: Date) =>
  new Date(agora.getTime() + negocio.parametros(null).conviteDias * DIA_MS)

const soOQueDiz = (valores: ValoresDoAjuste): ValoresDoAjuste =>
  Object.fromEntries(Object.entries(valores).filter(([, valor]) => valor))

async function problemasDaIdentidade(
  tx: Tx,
  { email, cpf }: { email: string; cpf?: string },
  menos?: number,
): Promise<Record<string, string>> {
  const doEmail = await quemTem(tx, { email }, menos)
  const doCpf = cpf === undefined ? null : await quemTem(tx, { cpf }, menos)
  return {
    ...(doEmail && { email: `Este e-mail já é da conta de ${doEmail}.` }),
    ...(doCpf && { cpf: `Este CPF já tem conta, a de ${doCpf}: abra-a na lista e mude o que ela pode.` }),
  }
}

export const rotaConvidarUsuario = rota(
  convidarUsuario,
  async ({ corpo, sessao, autoria, negocio, agora, resposta, tx }) => {
    const { cpf, email, ...digitado } = corpo
    await travarIdentidades(tx)
    const outros = await problemasDaIdentidade(tx, { email, cpf })
    await conferirDigitado(tx, sessao, digitado, null, outros)
    const { conta } = await perfilDigitado(tx, {} as Perfil['conta'], digitado)
    const { nome, tipo, filialId, supervisorId, codigoOperador, matriculaErp, segundoFatorExigido } = conta
    const { id, versao } = await inserirConvidado(tx, {
      ...{ cpf, email, nome, tipo, filialId, supervisorId, codigoOperador, matriculaErp },
      segundoFatorExigido,
      criadoEm: agora,
      criadoPor: sessao.colaboradorId,
      atualizadoEm: agora,
      atualizadoPor: sessao.colaboradorId,
    })
    await trocarFiliais(tx, id, digitado.filiais)
    await trocarSetores(tx, id, digitado.setores)
    await gravarConvite(tx, autoria, id, ateQuando(negocio, agora))
    const perfil = await travarParaMudar(tx, sessao, id)
    await registrarAjuste(tx, autoria, {
      ...{ assunto: 'usuario', id, nome, antes: null },
      depois: soOQueDiz({ ...valoresDoPerfil(perfil), email, situacao: SITUACOES_DO_USUARIO.CONVIDADO }),
    })
    const origem = enderecoDoPortal(negocio.configuracao.portal, resposta.request)
    await agendar(tx, 'enviar-convite', { colaboradorId: id, origem })
    return { id, versao, message: `Convite enviado a ${email}.` }
  },
)

export const rotaReenviarConvite = rota(
  reenviarConvite,
  async ({ params, corpo, sessao, autoria, negocio, agora, resposta, tx }) => {
    const perfil = await travarParaMudar(tx, sessao, params.idUsuario, corpo.versao)
    const { conta } = perfil
    const situacao = await exigirQueNuncaEntrou(tx, perfil, agora)
    await travarIdentidades(tx)
    const campos = await problemasDaIdentidade(tx, corpo, conta.id)
    if (Object.keys(campos).length > 0) throw new ErroDeNegocio('CAMPOS_INVALIDOS', { campos })
    const { email } = corpo
    const versao = await gravarConta(tx, autoria, conta.id, { email })
    await gravarConvite(tx, autoria, conta.id, ateQuando(negocio, agora))
    await registrarAjuste(tx, autoria, {
      ...{ assunto: 'usuario', id: conta.id, nome: conta.nome },
      antes: { email: conta.email, situacao },
      depois: { email, situacao: SITUACOES_DO_USUARIO.CONVIDADO },
    })
    const origem = enderecoDoPortal(negocio.configuracao.portal, resposta.request)
    await agendar(tx, 'enviar-convite', { colaboradorId: conta.id, origem })
    return {
      id: conta.id,
      versao,
      message: `Outro convite foi enviado a ${email}; o anterior não vale mais.`,
    }
  },
)

export const rotaCancelarConvite = rota(
  cancelarConvite,
  async ({ params, corpo, sessao, autoria, agora, tx }) => {
    const perfil = await travarParaMudar(tx, sessao, params.idUsuario, corpo.versao)
    const { conta } = perfil
    const situacao = await exigirQueNuncaEntrou(tx, perfil, agora)
    if (situacao === SITUACOES_DO_USUARIO.CONVITE_CANCELADO) throw new ErroDeNegocio('CONVITE_JA_CANCELADO')
    await fecharConvite(tx, conta.id, { canceladoEm: agora })
    const versao = await gravarConta(tx, autoria, conta.id, {})
    await registrarAjuste(tx, autoria, {
      ...{ assunto: 'usuario', id: conta.id, nome: conta.nome },
      antes: { situacao },
      depois: { situacao: SITUACOES_DO_USUARIO.CONVITE_CANCELADO } satisfies ValoresDoAjuste,
    })
    return { id: conta.id, versao, message: 'Convite cancelado: o link não vale mais.' }
  },
)

/** How it stands, in words. */
async function exigirQueNuncaEntrou(tx: Tx, { conta }: Perfil, agora: Date): Promise<string> {
  const situacao = situacaoDoUsuario({ ativo: conta.ativo, convite: await conviteDe(tx, conta.id) }, agora)
  if (!nuncaEntrou(situacao)) throw new ErroDeNegocio('USUARIO_JA_ENTROU')
  return SITUACOES_DO_USUARIO[situacao]
}
