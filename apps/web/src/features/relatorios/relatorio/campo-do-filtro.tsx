import {
  escreverPeriodo,
  type Filtro,
  lerPeriodo,
  type ValorDeFiltro,
} from '@balcao/dominio/relatorios/filtros'
import { Checkbox, Group, Radio, Textarea, TextInput } from '@mantine/core'
import { useMemo } from 'react'
import { CampoDeData } from '../../../ui/campos/campo-de-data.tsx'
import { CampoDePeriodo } from '../../../ui/campos/campo-de-periodo.tsx'
import { CampoDeQuantidade } from '../../../ui/campos/campo-de-quantidade.tsx'
import { CampoDeSelecao } from '../../../ui/campos/campo-de-selecao.tsx'
import { CampoDeSelecaoMultipla } from '../../../ui/campos/campo-de-selecao-multipla.tsx'
import estilos from './relatorio.module.css'

export type CampoDoFiltroProps = {
  filtro: Filtro
  valor: ValorDeFiltro
  erro: string | undefined
  aoMudar: (valor: ValorDeFiltro) => void
}

/** REL-01 One filter of the panel: a field for each of the nine kinds. */
export function CampoDoFiltro(props: CampoDoFiltroProps) {
  const { filtro, valor, erro, aoMudar } = props
  const texto = typeof valor === 'string' ? valor : ''
  const comuns = {
    label: filtro.label,
    error: erro,
    withAsterisk: filtro.obrigatorio,
    placeholder: filtro.dica ?? undefined,
  }
  switch (filtro.tipo) {
    case 'MULTISELECT':
    case 'SELECT':
      return <CampoDeEscolha {...props} />
    case 'RADIO':
      return <CampoDeRadio {...props} />
    case 'DATERANGE':
      return <CampoDoPeriodo {...props} />
    case 'CHECKBOX':
      return (
        <Checkbox
          className={estilos.caixa}
          label={filtro.label}
          error={erro}
          checked={texto === 'true'}
          onChange={({ currentTarget }) => aoMudar(currentTarget.checked ? 'true' : '')}
        />
      )
    case 'NUMBER':
      return (
        <CampoDeQuantidade
          {...comuns}
          tamanhoMaximo={filtro.tamanho ?? undefined}
          minimo={filtro.minimo ?? undefined}
          maximo={filtro.maximo ?? undefined}
          value={texto === '' ? null : Number(texto)}
          onChange={(numero) => aoMudar(numero === null ? '' : String(numero))}
        />
      )
    case 'DATE':
      return <CampoDeData {...comuns} value={texto || null} onChange={(data) => aoMudar(data ?? '')} />
    case 'TEXTAREA':
      return (
        <Textarea
          {...comuns}
          autosize
          minRows={2}
          maxRows={6}
          maxLength={filtro.tamanho ?? undefined}
          value={texto}
          onChange={({ currentTarget }) => aoMudar(currentTarget.value)}
        />
      )
    default:
      return (
        <TextInput
          {...comuns}
          autoComplete="off"
          maxLength={filtro.tamanho ?? undefined}
          value={texto}
          onChange={({ currentTarget }) => aoMudar(currentTarget.value)}
        />
      )
  }
}

function CampoDeEscolha({ filtro, valor, erro, aoMudar }: CampoDoFiltroProps) {
  const opcoes = useMemo(
    () => filtro.opcoes.map((opcao) => ({ valor: opcao.valor, nome: opcao.label })),
    [filtro.opcoes],
  )
  const comuns = {
    label: filtro.label,
    error: erro,
    withAsterisk: filtro.obrigatorio,
    opcoes,
    semPreSelecao: true,
  }
  if (filtro.tipo === 'SELECT')
    return (
      <CampoDeSelecao
        {...comuns}
        placeholder={filtro.dica ?? undefined}
        clearable={!filtro.obrigatorio}
        value={typeof valor === 'string' && valor ? valor : null}
        onChange={(novo) => aoMudar(novo ?? '')}
      />
    )
  return (
    <CampoDeSelecaoMultipla
      {...comuns}
      placeholder={valor.length === 0 ? (filtro.dica ?? 'Todos') : undefined}
      value={Array.isArray(valor) ? valor : []}
      onChange={aoMudar}
    />
  )
}

function CampoDeRadio({ filtro, valor, erro, aoMudar }: CampoDoFiltroProps) {
  return (
    <Radio.Group
      label={filtro.label}
      error={erro}
      withAsterisk={filtro.obrigatorio}
      value={typeof valor === 'string' ? valor : ''}
      onChange={aoMudar}
    >
      <Group gap="sm" mt={6}>
        {filtro.opcoes.map((opcao) => (
          <Radio key={opcao.valor} value={opcao.valor} label={opcao.label} />
        ))}
      </Group>
    </Radio.Group>
  )
}

function CampoDoPeriodo({ filtro, valor, erro, aoMudar }: CampoDoFiltroProps) {
  const periodo = lerPeriodo(valor)
  const ponta = periodo.de !== null && periodo.ate === null ? 'ate' : 'de'
  return (
    <div className={estilos.periodo}>
      <span className={estilos.rotulo} aria-hidden>
        {filtro.label} {filtro.obrigatorio && <i>*</i>}
      </span>
      <CampoDePeriodo
        rotulo={filtro.label}
        limiteDias={filtro.limite_dias ?? undefined}
        value={periodo}
        onChange={(novo) => aoMudar(escreverPeriodo(novo))}
        erros={{ [ponta]: erro }}
      />
    </div>
  )
}
