import { CampoDeSelecaoMultipla } from '../../../ui/campos/campo-de-selecao-multipla.tsx'
import { ROTULOS } from './filtros-ativos.ts'
import type { CampoDeEscolhas } from './filtros-da-lista.ts'
import type { CamposDoFiltroProps } from './filtros-principais.tsx'

const TODOS: Record<CampoDeEscolhas, string> = {
  status: 'Todos',
  tipo: 'Todos',
  operador: 'Todos',
  representante: 'Todos',
  regiao: 'Todas',
  setor: 'Todos',
  filial: 'Todas',
}
const NENHUMA: number[] = []

type EscolhasDoFiltroProps = CamposDoFiltroProps & { campo: CampoDeEscolhas }

/** One filter of several choices; what is chosen shows whole in the chips. */
export function EscolhasDoFiltro({ campo, filtros, mudar, opcoes }: EscolhasDoFiltroProps) {
  const { opcoes: lista, carregando } = opcoes[campo]
  const escolhidas = filtros[campo] ?? NENHUMA
  return (
    <CampoDeSelecaoMultipla
      label={ROTULOS[campo]}
      placeholder={escolhidas.length === 0 ? TODOS[campo] : ''}
      opcoes={lista}
      carregando={carregando}
      semPreSelecao
      resumido
      value={escolhidas}
      onChange={(novas) => mudar({ [campo]: novas })}
    />
  )
}
