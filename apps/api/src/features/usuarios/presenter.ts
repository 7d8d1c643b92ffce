import { mudancasDaEntrada } from '@balcao/dominio/auditoria/mudancas'
import { verboDaAuditoria } from '@balcao/dominio/auditoria/naturezas'
import { veTodasAsFiliais } from '@balcao/dominio/usuarios'
import type { UsuarioDaLista } from '@balcao/dominio/usuarios/campos'
import type { UsuarioDetalhado } from '@balcao/dominio/usuarios/contratos'
import { nuncaEntrou, situacaoDoUsuario } from '@balcao/dominio/usuarios/situacoes'
import type { historicoDoUsuario, LinhaDoUsuario, Momento } from './queries.ts'

const TODAS = ['Todas']
const nomes = (quais: readonly { nome: string }[]) => quais.map(({ nome }) => nome)

export const apresentarUsuario =
  ({ agora }: Pick<Momento, 'agora'>) =>
  (linha: LinhaDoUsuario): UsuarioDaLista => ({
    id: linha.id,
    versao: linha.versao,
    nome: linha.nome,
    cpf: linha.cpf,
    email: linha.email,
    tipo: linha.tipo,
    situacao: situacaoDoUsuario(linha, agora),
    filiais: veTodasAsFiliais(linha.tipo) ? TODAS : nomes(linha.filiais),
    setores: nomes(linha.setores),
    supervisor: linha.supervisor?.nome ?? null,
    codigoOperador: linha.codigoOperador,
    segundoFator: linha.fator,
    ultimoAcesso: linha.ultimoAcesso?.toISOString() ?? null,
  })

type NaFilial = UsuarioDetalhado['porFilial'][number]
type Contados = readonly { filialId: number | null; total: number }[]

/** Of each branch of theirs what is open there, also nothing. */
export function apresentarPorFilial(
  filiais: readonly { id: number; nome: string }[],
  contados: Record<Exclude<keyof NaFilial, 'id' | 'nome'>, Contados>,
): NaFilial[] {
  const em = (id: number, quais: Contados) => quais.find(({ filialId }) => filialId === id)?.total ?? 0
  return filiais.map(({ id, nome }) => ({
    ...{ id, nome },
    tickets: em(id, contados.tickets),
    orcamentos: em(id, contados.orcamentos),
    agendas: em(id, contados.agendas),
  }))
}

type Resto = Pick<
  UsuarioDetalhado,
  'sessoes' | 'propria' | 'impedimento' | 'ticketsPorSetor' | 'porFilial'
> & {
  historico: Awaited<ReturnType<typeof historicoDoUsuario>>
  convidadoPor: string | null
}

export function apresentarDetalhado(
  linha: LinhaDoUsuario,
  { agora, exigidoDe }: Momento,
  { historico, convidadoPor, ...resto }: Resto,
): UsuarioDetalhado {
  const visto = apresentarUsuario({ agora })(linha)
  const ids = (quais: readonly { id: number }[]) => quais.map(({ id }) => id)
  return {
    ...visto,
    ...resto,
    telefone: linha.telefone,
    digitado: {
      nome: linha.nome,
      tipo: linha.tipo,
      idFil: linha.filialId,
      filiais: ids(linha.filiais),
      setores: ids(linha.setores),
      idSupervisor: linha.supervisor?.id ?? null,
      codigoOperador: linha.codigoOperador ?? '',
      matriculaErp: linha.matriculaErp ?? '',
      segundoFatorExigido: linha.segundoFatorExigido,
    },
    escolhidos: { filiais: linha.filiais, setores: linha.setores, supervisor: linha.supervisor },
    filial: linha.filiais.find(({ id }) => id === linha.filialId)?.nome ?? null,
    convite:
      linha.convite && nuncaEntrou(visto.situacao)
        ? {
            por: convidadoPor,
            enviadoEm: linha.convite.enviadoEm.toISOString(),
            expiraEm: linha.convite.expiraEm.toISOString(),
          }
        : null,
    segundoFatorDoTipo: exigidoDe.includes(linha.tipo),
    segundoFatorAtivadoEm: linha.fatorAtivadoEm?.toISOString() ?? null,
    historico: historico.map(({ id, quando, quem, entidade, acao, dados }) => ({
      id,
      quando: quando.toISOString(),
      quem,
      acao: verboDaAuditoria(acao),
      mudancas: mudancasDaEntrada(entidade, dados),
    })),
  }
}
