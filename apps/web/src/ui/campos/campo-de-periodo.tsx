import { ajustarPeriodo, type Periodo } from '@balcao/dominio/datas/periodo'
import { dataIsoValida, hojeEm } from '@balcao/dominio/formatos/datas'
import { ActionIcon, Group, Menu, Tooltip } from '@mantine/core'
import { IconCalendarTime } from '@tabler/icons-react'
import { useRef } from 'react'
import type { AlcaDeCampo } from './alca-de-campo.ts'
import { CampoDeData } from './campo-de-data.tsx'
import estilos from './campos.module.css'
import { periodosProntos } from './periodos-prontos.ts'
import { type PropsDeValor, useValorDeCampo } from './use-valor-de-campo.ts'

type CampoDePeriodoProps = PropsDeValor<Periodo> & {
  /** Says what the two dates are about; read by screen readers, shown by what surrounds the field. */
  rotulo: string
  minima?: string | undefined
  maxima?: string | undefined
  /** Days the period may span; the end that was not touched follows. */
  limiteDias?: number | undefined
  semAtalhos?: boolean | undefined
  disabled?: boolean | undefined
  erros?: { de?: string | undefined; ate?: string | undefined } | undefined
  onBlur?: (() => void) | undefined
  /** Business date of today, where the clock must not decide. */
  hoje?: string | undefined
}

const ABERTO: Periodo = { de: null, ate: null }

// ISO dates are in the order of their texts.
const naoDepoisDe = (data: string, limite: string | undefined) => (limite && data > limite ? limite : data)
const naoAntesDe = (data: string, limite: string | undefined) => (limite && data < limite ? limite : data)

/** GER-10: 'De' and 'Até', which never cross and never exceed the limit in days. */
export function CampoDePeriodo(props: CampoDePeriodoProps) {
  const { rotulo, minima, maxima, limiteDias, semAtalhos = false, disabled = false, erros } = props
  const { onBlur } = props
  const { valor, definir, entrada } = useValorDeCampo<Periodo, AlcaDeCampo<string | null>>({
    ...props,
    vazio: ABERTO,
  })
  const fim = useRef<AlcaDeCampo<string | null>>(null)

  // What is wrong is told at its end, and the period there was stays: without it the list would be that of all dates.
  function aoMudar(alterado: 'de' | 'ate', data: string | null) {
    if (data === null || dataIsoValida(data)) definir({ ...valor, [alterado]: data })
  }

  // Not at every key: half-typed, a date would drag the other end to where nobody wanted it.
  function aoConcluir(alterado: 'de' | 'ate', data: string | null) {
    const ajustado = ajustarPeriodo({ ...valor, [alterado]: data }, alterado, limiteDias)
    const outra = alterado === 'de' ? 'ate' : 'de'
    if (data !== null && ajustado[outra] !== valor[outra]) definir(ajustado)
  }

  function aoEscolherPronto({ de, ate }: Periodo) {
    if (de === null || ate === null) return
    const dentro = {
      de: naoAntesDe(naoDepoisDe(de, maxima), minima),
      ate: naoDepoisDe(naoAntesDe(ate, minima), maxima),
    }
    const escolhido = ajustarPeriodo(dentro, 'ate', limiteDias)
    definir(escolhido)
    // Also where the date was this one already, and something wrong was typed over it.
    if (entrada.current) entrada.current.value = escolhido.de
    if (fim.current) fim.current.value = escolhido.ate
  }

  const comuns = { minima, maxima, disabled, onBlur, className: estilos.data }
  return (
    <Group role="group" aria-label={rotulo} gap="xs" align="flex-start">
      <CampoDeData
        {...comuns}
        label="De"
        ref={entrada}
        value={valor.de}
        onChange={(data) => aoMudar('de', data)}
        aoConcluir={(data) => aoConcluir('de', data)}
        error={erros?.de}
      />
      <div className={estilos.dataComAtalhos}>
        <CampoDeData
          {...comuns}
          label="Até"
          ref={fim}
          value={valor.ate}
          onChange={(data) => aoMudar('ate', data)}
          aoConcluir={(data) => aoConcluir('ate', data)}
          error={erros?.ate}
        />
        {!semAtalhos && (
          <AtalhosDePeriodo
            rotulo={rotulo}
            hoje={props.hoje ?? hojeEm(new Date())}
            disabled={disabled}
            aoEscolher={aoEscolherPronto}
          />
        )}
      </div>
    </Group>
  )
}

type AtalhosDePeriodoProps = {
  rotulo: string
  hoje: string
  disabled: boolean
  aoEscolher: (periodo: Periodo) => void
}

/** GER-10: menu of periods one click away. */
function AtalhosDePeriodo({ rotulo, hoje, disabled, aoEscolher }: AtalhosDePeriodoProps) {
  return (
    <Menu position="bottom-end">
      <Tooltip label="Atalhos de período">
        <Menu.Target>
          <ActionIcon
            className={estilos.aoLadoDoCampo}
            aria-label={`Atalhos de período: ${rotulo}`}
            disabled={disabled}
          >
            <IconCalendarTime size={18} aria-hidden />
          </ActionIcon>
        </Menu.Target>
      </Tooltip>
      <Menu.Dropdown>
        {periodosProntos(hoje).map(({ nome, periodo }) => (
          <Menu.Item key={nome} onClick={() => aoEscolher(periodo)}>
            {nome}
          </Menu.Item>
        ))}
      </Menu.Dropdown>
    </Menu>
  )
}
