import type { ContextoDoCadastro } from '@balcao/dominio/cadastros/contexto'
import { listarCamposAdicionais } from '@balcao/dominio/cadastros/contratos'
import { modoDoEnvio } from '@balcao/dominio/cadastros/modos'
import { listarAtividades, listarComoConheceu } from '@balcao/dominio/opcoes/contratos'
import { useConsulta } from '../../../platform/consultas.ts'
import { useFilial } from '../../../platform/parametros.ts'
import { useSessao } from '../../../platform/sessao.tsx'
import { useDiaAtual } from '../../../ui/retorno/use-dia-atual.ts'
import type { CadastroNovo } from './cadastro-novo.ts'
import { anexosPedidos } from './formulario-do-cadastro.ts'

const LISTA = { listaComum: true, mostradoNaArea: true } as const

export const useCamposAdicionais = () =>
  useConsulta(listarCamposAdicionais, { query: { entidade: 'cliente' } }, LISTA)

/** CAD-05 … CAD-10 What the rules look at besides what was typed; parameters are those of the branch that was chosen. */
export function useContextoDoCadastro(novo: CadastroNovo): ContextoDoCadastro {
  const { parametrosDa, filiais } = useSessao()
  const daFilial = parametrosDa(useFilial(novo.empresa.filialId ?? undefined))
  const cadastraCliente = modoDoEnvio(daFilial.cadastraCliente, { completa: novo.prospect !== null })
  const regras = { ...daFilial, cadastraCliente }
  const comoConheceu = useConsulta(listarComoConheceu, {}, LISTA)
  const atividades = useConsulta(listarAtividades, {}, LISTA)
  const campos = useCamposAdicionais()
  const tem = (lista: { itens: readonly unknown[] } | undefined) => (lista?.itens.length ?? 0) > 0
  return {
    hoje: useDiaAtual(),
    regras,
    opcoes: {
      comoConheceu: tem(comoConheceu.data),
      filiais: filiais.length > 0,
      atividades: tem(atividades.data),
    },
    camposAdicionais: campos.data?.itens ?? [],
    anexos: anexosPedidos(novo).length,
    comProva: novo.prospect?.comProva ?? false,
  }
}
