import { CampoDeSelecaoMultipla } from '../../../ui/campos/campo-de-selecao-multipla.tsx'
import { useCelular } from '../../../ui/listas/use-celular.ts'
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
const LISTA_LARGA = { width: 280, position: 'bottom-start' } as const

type EscolhasDoFiltroProps = CamposDoFiltroProps & { campo: CampoDeEscolhas }

/** One filter of several choices; what is chosen shows whole in the chips. */
export function EscolhasDoFiltro({ campo, filtros, mudar, opcoes }: EscolhasDoFiltroProps) {
  const { opcoes: lista, carregando } = opcoes[campo]
  const celular = useCelular()
  const escolhidas = filtros[campo] ?? NENHUMA
  return (
    <CampoDeSelecaoMultipla
      label={ROTULOS[campo]}
      placeholder={escolhidas.length === 0 ? TODOS[campo] : ''}
      opcoes={lista}
      carregando={carregando}
      semPreSelecao
      resumido
      // In the bar the field is narrower than what it offers.
      comboboxProps={celular ? {} : LISTA_LARGA}
      value={escolhidas}
      onChange={(novas) => mudar({ [campo]: novas })}
    />
  )
}
