import type { Periodo } from '@balcao/dominio/datas/periodo'
import { Checkbox } from '@mantine/core'
import { CampoDePeriodo } from '../../ui/campos/campo-de-periodo.tsx'
import { CampoDeSelecao } from '../../ui/campos/campo-de-selecao.tsx'
import { CampoDeSelecaoMultipla } from '../../ui/campos/campo-de-selecao-multipla.tsx'
import { ControleDeOrdenacao } from '../../ui/campos/controle-de-ordenacao.tsx'
import type { ValorDeOpcao } from '../../ui/campos/opcao.tsx'
import { useValorAdiado } from '../../ui/campos/use-valor-adiado.ts'
import { useCelular } from '../../ui/listas/use-celular.ts'
import { comValores, valorDe } from './chips-da-lista.ts'
import type { Contexto } from './contexto.ts'
import { type Filtro, type Filtros, opcoesDe } from './descricao.ts'
import type { Leitura } from './filtros-de-lista.ts'
import type { OpcoesDosFiltros } from './use-opcoes-dos-filtros.ts'

export type CampoDoFiltroProps<F extends Filtros> = {
  valores: F
  mudar: (partes: F, opcoes?: { substituir?: boolean }) => void
  opcoes: OpcoesDosFiltros
  contexto: Contexto
  leitura: Leitura<F>
}
type DeUm<F extends Filtros, T extends Filtro<F>['tipo']> = CampoDoFiltroProps<F> & {
  filtro: Extract<Filtro<F>, { tipo: T }>
}

const NENHUMA: ValorDeOpcao[] = []
// In the bar the field is narrower than what it offers.
const LISTA_LARGA = { width: 280, position: 'bottom-start' } as const
const emTexto = ({ de, ate }: Periodo) => `${de} ${ate}`

/** One filter as a field; what is chosen shows whole in the chips. */
export function CampoDoFiltro<F extends Filtros>(props: CampoDoFiltroProps<F> & { filtro: Filtro<F> }) {
  const { filtro, valores, mudar, leitura } = props
  switch (filtro.tipo) {
    case 'termo':
      return null
    case 'escolhas':
    case 'escolha':
      return <Escolhas {...props} filtro={filtro} />
    case 'periodo':
      return <DePeriodo {...props} filtro={filtro} />
    case 'faixa':
      return (
        <filtro.Campo
          rotulo={filtro.rotulo}
          faixa={{ de: valorDe(valores, filtro.de), ate: valorDe(valores, filtro.ate) }}
          aoMudar={({ de, ate }) => mudar(comValores<F>({ [filtro.de]: de, [filtro.ate]: ate }))}
        />
      )
    case 'sim-nao':
      return (
        <Checkbox
          label={filtro.textoDoCampo ?? filtro.texto}
          checked={valorDe<boolean>(valores, filtro.campo) ?? false}
          onChange={({ currentTarget }) => mudar(comValores<F>({ [filtro.campo]: currentTarget.checked }))}
        />
      )
    case 'registro':
      return (
        filtro.Seletor && (
          <filtro.Seletor
            valor={valorDe(valores, filtro.campo)}
            aoMudar={(valor) => mudar(comValores<F>({ [filtro.campo]: valor }))}
          />
        )
      )
    case 'lugar':
      return (
        <filtro.Seletor
          uf={valorDe(valores, filtro.uf)}
          cidade={valorDe(valores, filtro.cidade)}
          aoMudar={({ uf, cidade }) => mudar(comValores<F>({ [filtro.uf]: uf, [filtro.cidade]: cidade }))}
        />
      )
    case 'ordenacao': {
      const ordem = leitura.ordenacaoDe(valores)
      return (
        ordem && (
          <ControleDeOrdenacao
            campos={opcoesDe(filtro.campos)}
            value={ordem}
            onChange={({ campo, direcao }) => mudar(comValores<F>({ orderBy: campo, direction: direcao }))}
          />
        )
      )
    }
  }
}

function Escolhas<F extends Filtros>(props: DeUm<F, 'escolhas' | 'escolha'>) {
  const { filtro, valores, mudar, opcoes } = props
  const { tipo, campo, rotulo, todos = 'Todos' } = filtro
  const lista = opcoes[campo] ?? { opcoes: [], carregando: false }
  const comum = {
    label: rotulo,
    ...lista,
    semPreSelecao: true,
    comboboxProps: useCelular() ? {} : LISTA_LARGA,
  }
  if (tipo === 'escolha')
    return (
      <CampoDeSelecao<ValorDeOpcao>
        {...comum}
        placeholder={todos}
        value={valorDe<ValorDeOpcao>(valores, campo) ?? null}
        onChange={(valor) => mudar(comValores<F>({ [campo]: valor ?? undefined }))}
      />
    )
  const escolhidas = valorDe<ValorDeOpcao[]>(valores, campo) ?? NENHUMA
  return (
    <CampoDeSelecaoMultipla<ValorDeOpcao>
      {...comum}
      placeholder={escolhidas.length === 0 ? todos : ''}
      resumido
      value={escolhidas}
      onChange={(novas) => mudar(comValores<F>({ [campo]: novas }))}
    />
  )
}

function DePeriodo<F extends Filtros>({ filtro, valores, mudar, contexto }: DeUm<F, 'periodo'>) {
  const { de: inicio, ate: fim, rotuloDoCampo, semAtalhos, limiteDias, proprio } = filtro
  const emVigor: Periodo = proprio
    ? proprio.emVigor(valores, contexto)
    : { de: valorDe<string>(valores, inicio) ?? null, ate: valorDe<string>(valores, fim) ?? null }
  // A date being typed is no date yet: the list waits until the hands rest.
  const { digitado, definir } = useValorAdiado(emVigor, emTexto, (periodo) =>
    mudar(
      proprio?.escrever(periodo, contexto) ??
        comValores<F>({ [inicio]: periodo.de ?? undefined, [fim]: periodo.ate ?? undefined }),
    ),
  )
  return (
    <CampoDePeriodo
      rotulo={rotuloDoCampo}
      value={digitado}
      onChange={definir}
      semAtalhos={semAtalhos}
      limiteDias={limiteDias?.(contexto)}
    />
  )
}
