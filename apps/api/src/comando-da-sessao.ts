import type { Autorizacoes } from '@balcao/dominio/permissoes'
import { construirUmaVez, lugares, type Preparavel } from './platform/banco/comando-fixo.ts'
import type { Executor } from './platform/banco/conexao.ts'
import type { Sessao } from './sessao.ts'

type Pronto<L> = ReturnType<typeof construirUmaVez<L>>

/**
 * `comandoFixo` for what depends on who asks: built once for each kind of session, that is, for what shapes the predicates
 * of visibility. Whatever is a person's own has a place; a predicate that needs another value fails, and shows nothing.
 */
export function comandoDaSessao<V extends Record<string, unknown>, L>(
  construir: (banco: Executor, sessao: Sessao, valores: V) => Preparavel<L>,
): (banco: Executor, sessao: Sessao, valores: V) => Promise<L> {
  const prontos = new WeakMap<Autorizacoes, Map<string, Pronto<L>>>()
  return (banco, sessao, valores) => {
    const { tipo, veTudo, autorizacoes, colaboradorId, filiais, setores } = sessao
    const porTipo = prontos.get(autorizacoes) ?? new Map<string, Pronto<L>>()
    prontos.set(autorizacoes, porTipo)
    const forma = `${tipo} ${veTudo}`
    const pronto =
      porTipo.get(forma) ?? construirUmaVez((molde) => construir(molde, moldeDe(sessao), lugares<V>()))
    porTipo.set(forma, pronto)
    return pronto(banco, { ...valores, colaboradorId, filiais, setores })
  }
}

function moldeDe({ tipo, veTudo, autorizacoes }: Sessao): Sessao {
  const proprios = lugares<Omit<Sessao, 'tipo' | 'veTudo' | 'autorizacoes'>>()
  const { id, colaboradorId, nome, email, filialId, filiais, setores, expiraEm } = proprios
  return {
    tipo,
    veTudo,
    autorizacoes,
    id,
    colaboradorId,
    nome,
    email,
    filialId,
    filiais,
    setores,
    expiraEm,
  }
}
