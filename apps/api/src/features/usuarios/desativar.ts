import { ERROS, ErroDeNegocio } from '@balcao/dominio/erros'
import { hojeEm } from '@balcao/dominio/formatos/datas'
import { guardarNomeados } from '@balcao/dominio/usuarios/ajuste'
import { desativarUsuario, reativarUsuario, verDesativacao } from '@balcao/dominio/usuarios/contratos'
import { dizerPosse, type Posse, posses, problemasDaPassagem } from '@balcao/dominio/usuarios/posses'
import { ficaSemAdmin, podeLidarCom } from '@balcao/dominio/usuarios/regras'
import { SITUACOES_DO_USUARIO } from '@balcao/dominio/usuarios/situacoes'
import type { Caso } from '../../negocio.ts'
import type { Executor, Tx } from '../../platform/banco/conexao.ts'
import type { Autoria } from '../../platform/banco/historico.ts'
import { rota } from '../../rota.ts'
import { cancelarRedefinicoes } from '../acesso/queries-contas.ts'
import { encerrarSessoesDaConta } from '../acesso/sessoes.ts'
import { passarAgendas } from '../agendas/passar-adiante.ts'
import { contarAgendasDe } from '../agendas/queries-passagem.ts'
import { registrarAjuste } from '../ajustes/registrar.ts'
import { largarAprovacoes } from '../aprovacoes/largar.ts'
import { contarAprovacoesDe } from '../aprovacoes/queries-largar.ts'
import { avisarPessoa } from '../avisos/avisar-pessoa.ts'
import { passarCarteira } from '../clientes/passar-carteira.ts'
import { contarCarteiraDe } from '../clientes/queries-passagem.ts'
import { passarOrcamentos } from '../orcamentos/nucleo/passar-adiante.ts'
import { contarOrcamentosDe } from '../orcamentos/nucleo/queries-passagem.ts'
import { passarTickets } from '../tickets/fluxo/passar-adiante.ts'
import { contarTicketsDe } from '../tickets/fluxo/queries-passagem.ts'
import { contarAPessoa, exigirQueFiqueAdmin, travarParaMudar } from './mudar.ts'
import { supervisoresPossiveis, usuarioPorId } from './queries.ts'
import { conviteDe } from './queries-convite.ts'
import {
  abaixoDe,
  administradoresEmUso,
  equipeDe,
  gravarConta,
  quemTem,
  travarColegas,
  travarIdentidades,
} from './queries-mudanca.ts'

const contar = async (banco: Executor, id: number): Promise<Record<Posse, number>> => ({
  tickets: await contarTicketsDe(banco, id),
  carteira: await contarCarteiraDe(banco, id),
  agendas: await contarAgendasDe(banco, id),
  orcamentos: await contarOrcamentosDe(banco, id),
  equipe: (await equipeDe(banco, id)).length,
})

export const rotaVerDesativacao = rota(verDesativacao, async ({ params, sessao, agora, tx }) => {
  const conta = await usuarioPorId(tx, sessao, params.idUsuario, { agora, exigidoDe: [] })
  if (!conta) throw new ErroDeNegocio('NAO_ENCONTRADO')
  const outros = (await administradoresEmUso(tx)).filter((id) => id !== conta.id)
  const depois = { tipo: conta.tipo, ativo: false }
  const codigo = !podeLidarCom(sessao, conta.tipo)
    ? 'SO_ADMINISTRADOR'
    : !conta.ativo
      ? 'USUARIO_JA_DESATIVADO'
      : ficaSemAdmin({ antes: conta, depois, outros: outros.length })
        ? 'ULTIMO_ADMINISTRADOR'
        : null
  return {
    posses: { ...(await contar(tx, conta.id)), ...(await contarAprovacoesDe(tx, conta.id, hojeEm(agora))) },
    colegas: (await supervisoresPossiveis(tx)).filter(({ id }) => id !== conta.id),
    impedimento: codigo && ERROS[codigo].mensagem,
  }
})

type Pessoa = { id: number; nome: string }
type Passado = Record<Posse, number>

/** ADM-02 All or nothing: the account is closed and what it held is somebody's, or neither. */
export const rotaDesativarUsuario = rota(
  desativarUsuario,
  async ({ params, corpo, sessao, autoria, agora, negocio, tx }) => {
    const perfil = await travarParaMudar(tx, sessao, params.idUsuario)
    const { conta } = perfil
    if (!conta.ativo) throw new ErroDeNegocio('USUARIO_JA_DESATIVADO')
    if (conta.versao !== corpo.versao) throw new ErroDeNegocio('ALTERADO_POR_OUTRA_PESSOA')
    await exigirQueFiqueAdmin(tx, perfil, { tipo: conta.tipo, ativo: false }, sessao)
    const { versao: _versao, ...para } = corpo
    const escolhidos = [...new Set(posses.flatMap((qual) => para[qual] ?? []))].filter(
      (id) => id !== conta.id,
    )
    // Whoever receives stays active until all is theirs.
    const colegas = await travarColegas(tx, escolhidos)
    const tem = await contar(tx, conta.id)
    const equipe = await equipeDe(tx, conta.id)
    const diretos = equipe.map(({ id }) => id)
    const campos = problemasDaPassagem({
      ...{ tem, para },
      colegas: colegas.map(({ id }) => id),
      abaixoDaEquipe: (await abaixoDe(tx, conta.id)).filter((id) => id !== conta.id && !diretos.includes(id)),
    })
    if (Object.keys(campos).length > 0) throw new ErroDeNegocio('CAMPOS_INVALIDOS', { campos })

    const de = { id: conta.id, nome: conta.nome }
    const quem = (qual: Posse): Pessoa | null => colegas.find(({ id }) => id === para[qual]) ?? null
    const passado = await passar(tx, { negocio, autoria }, { de, quem, supervisor: perfil.supervisor })
    await largarAprovacoes(tx, autoria, {
      de: conta.id,
      donoPassaA: quem('orcamentos')?.id ?? null,
      hoje: hojeEm(agora),
    })
    const versao = await gravarConta(tx, autoria, conta.id, { ativo: false })
    await cancelarRedefinicoes(tx, conta.id)
    await encerrarSessoesDaConta(tx, autoria, conta.id)
    const aFila = tem.tickets - passado.tickets
    await registrarAjuste(tx, autoria, {
      ...{ assunto: 'usuario', id: conta.id, nome: conta.nome },
      antes: { situacao: SITUACOES_DO_USUARIO.ATIVO },
      depois: {
        situacao: SITUACOES_DO_USUARIO.DESATIVADO,
        ...Object.fromEntries(
          posses.flatMap((qual) =>
            passado[qual] > 0 ? [[qual, `${dizerPosse(qual, passado[qual])} a ${quem(qual)?.nome}`]] : [],
          ),
        ),
        ...(aFila > 0 && {
          tickets: [
            passado.tickets > 0 && `${dizerPosse('tickets', passado.tickets)} a ${quem('tickets')?.nome}`,
            `${dizerPosse('tickets', aFila)} à fila`,
          ]
            .filter(Boolean)
            .join(' e '),
        }),
      },
    })
    await avisarQuemRecebeu(tx, autoria, { de, colegas, para, passado })
    return { id: conta.id, versao, message: frase(conta.nome, passado, aFila) }
  },
)

const em = (passado: Passado): string[] =>
  posses.flatMap((qual) => (passado[qual] > 0 ? [dizerPosse(qual, passado[qual])] : []))

function frase(nome: string, passado: Passado, aFila: number): string {
  const partes = em(passado)
  return [
    `${nome}: conta desativada.`,
    partes.length > 0 && `Passou adiante: ${partes.join(', ')}.`,
    aFila > 0 && `De volta à fila: ${dizerPosse('tickets', aFila)}.`,
  ]
    .filter(Boolean)
    .join(' ')
}

async function passar(
  tx: Tx,
  caso: Caso,
  { de, quem, supervisor }: { de: Pessoa; quem: (qual: Posse) => Pessoa | null; supervisor: Pessoa | null },
): Promise<Passado> {
  const { autoria } = caso
  const [carteira, agendas, orcamentos, equipe] = [
    quem('carteira'),
    quem('agendas'),
    quem('orcamentos'),
    quem('equipe'),
  ]
  const { aoColega } = await passarTickets(tx, caso, { de: de.id, para: quem('tickets')?.id ?? null })
  return {
    tickets: aoColega,
    carteira: carteira ? await passarCarteira(tx, autoria, { de, para: carteira }) : 0,
    agendas: agendas ? await passarAgendas(tx, autoria, { de, para: agendas }) : 0,
    orcamentos: orcamentos ? await passarOrcamentos(tx, autoria, { de, para: orcamentos }) : 0,
    equipe: equipe ? await passarEquipe(tx, autoria, { de, para: equipe, acima: supervisor }) : 0,
  }
}

/** Who heads the team now answers to whom its former head did. */
async function passarEquipe(
  tx: Tx,
  autoria: Autoria,
  { de, para, acima }: { de: Pessoa; para: Pessoa; acima: Pessoa | null },
): Promise<number> {
  const equipe = await equipeDe(tx, de.id)
  for (const { id, nome } of equipe) {
    const novo = id === para.id ? acima : para
    await gravarConta(tx, autoria, id, { supervisorId: novo?.id ?? null })
    await registrarAjuste(tx, autoria, {
      ...{ assunto: 'usuario', id, nome },
      antes: { supervisor: guardarNomeados([de]) },
      depois: { supervisor: novo && guardarNomeados([novo]) },
    })
    await contarAPessoa(tx, id)
  }
  return equipe.length
}

type Recebido = {
  de: Pessoa
  colegas: readonly Pessoa[]
  para: Readonly<Record<Posse, number | null>>
  passado: Passado
}

async function avisarQuemRecebeu(tx: Tx, autoria: Autoria, { de, colegas, para, passado }: Recebido) {
  for (const { id } of colegas) {
    const dele = posses.filter((qual) => para[qual] === id && passado[qual] > 0)
    if (dele.length === 0) continue
    await avisarPessoa(tx, autoria, {
      colaboradorId: id,
      titulo: `Você recebeu o que era de ${de.nome}`,
      mensagem: `${dele.map((qual) => dizerPosse(qual, passado[qual])).join(', ')}.`,
      caminho: CAMINHOS[dele[0] ?? 'tickets'],
    })
  }
}

const CAMINHOS: Record<Posse, string> = {
  tickets: '/tickets',
  carteira: '/clientes',
  agendas: '/agendas',
  orcamentos: '/orcamentos',
  equipe: '/acompanhamentos',
}

export const rotaReativarUsuario = rota(reativarUsuario, async ({ params, corpo, sessao, autoria, tx }) => {
  const { conta } = await travarParaMudar(tx, sessao, params.idUsuario)
  const convite = await conviteDe(tx, conta.id)
  // Whoever never came in has no password to come back with.
  if (conta.ativo || (convite && !convite.aceitoEm)) throw new ErroDeNegocio('USUARIO_NAO_DESATIVADO')
  if (conta.versao !== corpo.versao) throw new ErroDeNegocio('ALTERADO_POR_OUTRA_PESSOA')
  await travarIdentidades(tx)
  const dono = await quemTem(tx, { email: conta.email, ativo: true }, conta.id)
  if (dono)
    throw new ErroDeNegocio('EMAIL_DE_OUTRA_CONTA', {
      mensagem: `O e-mail desta conta agora é o de ${dono}. Troque um dos dois antes.`,
    })
  const versao = await gravarConta(tx, autoria, conta.id, { ativo: true })
  await registrarAjuste(tx, autoria, {
    ...{ assunto: 'usuario', id: conta.id, nome: conta.nome },
    antes: { situacao: SITUACOES_DO_USUARIO.DESATIVADO },
    depois: { situacao: SITUACOES_DO_USUARIO.ATIVO },
  })
  return { id: conta.id, versao, message: `${conta.nome}: conta reativada, com a senha que tinha.` }
})
