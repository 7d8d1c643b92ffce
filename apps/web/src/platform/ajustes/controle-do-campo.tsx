import {
  type CampoDoAjuste,
  escreverPares,
  lerPares,
  limitesDoCampo,
  NAO,
  SIM,
} from '@balcao/dominio/ajustes/campo'
import type { FormatoDoCampo } from '@balcao/dominio/ajustes/formatos'
import { Fieldset, PasswordInput, SimpleGrid, Textarea, TextInput, type TextInputProps } from '@mantine/core'
import { useId, useMemo } from 'react'
import { CampoDeData } from '../../ui/campos/campo-de-data.tsx'
import { CampoDeDinheiro } from '../../ui/campos/campo-de-dinheiro.tsx'
import { CampoDeHora } from '../../ui/campos/campo-de-hora.tsx'
import { CampoDeSelecao } from '../../ui/campos/campo-de-selecao.tsx'
import { CampoDeSelecaoMultipla } from '../../ui/campos/campo-de-selecao-multipla.tsx'
import { CampoDecimal } from '../../ui/campos/campo-decimal.tsx'
import { CampoMascarado } from '../../ui/campos/campo-mascarado.tsx'
import { CampoDeLinhas } from './campo-de-linhas.tsx'

const CASAS = 4
const CENTAVOS = 2
const LINHAS_DO_TEXTO = 4
const SIM_OU_NAO = [
  { valor: SIM, nome: 'Sim' },
  { valor: NAO, nome: 'Não' },
]

const COM_MASCARA = ['cep', 'cnpj', 'telefone'] as const
const comMascara = (formato: FormatoDoCampo): formato is (typeof COM_MASCARA)[number] =>
  (COM_MASCARA as readonly string[]).includes(formato)
const TECLADOS = {
  email: 'email',
  inscricao: 'text',
  codigo: 'text',
  codigoDeBarras: 'numeric',
  ncm: 'numeric',
} as const

type ControleDoCampoProps = {
  campo: CampoDoAjuste
  /** Instead of the name of the field, where the dialog says that already. */
  rotulo?: string
  valor: string
  aoMudar: (valor: string) => void
  /** Of a field that is typed in: from then on its problem shows. */
  aoSair?: () => void
  erro?: string | undefined
  disabled?: boolean
  /** Where its bounds would be said too often. */
  semLimites?: boolean
}

/** ADM-01 The control of any setting, from its description: what is edited is always the text that is kept. */
export function ControleDoCampo(props: ControleDoCampoProps) {
  const { campo, rotulo = campo.nome, valor, aoMudar, erro, disabled = false } = props
  const comum = {
    label: rotulo,
    description: props.semLimites ? undefined : (limitesDoCampo(campo) ?? undefined),
    required: campo.obrigatorio ?? false,
    error: erro,
    disabled,
  }
  const texto = {
    ...comum,
    autoComplete: 'off',
    value: valor,
    onBlur: props.aoSair,
    onChange: ({ currentTarget }: { currentTarget: { value: string } }) => aoMudar(currentTarget.value),
  }
  switch (campo.especie) {
    case 'texto':
      return campo.linhas ? (
        <Textarea {...texto} autosize minRows={LINHAS_DO_TEXTO} maxLength={campo.tamanho} />
      ) : campo.sugestoes ? (
        <ComSugestoes sugestoes={campo.sugestoes} {...texto} maxLength={campo.tamanho} />
      ) : (
        <TextInput {...texto} maxLength={campo.tamanho} />
      )
    case 'segredo':
      return (
        <PasswordInput
          {...texto}
          description="Depois de guardado, não se mostra mais: escreva outro para trocá-lo."
          autoComplete="new-password"
          maxLength={campo.tamanho}
        />
      )
    case 'inteiro':
      // Some of them say 'no limit' with -1, which the field of quantities does not take.
      if (campo.minimo < 0)
        return (
          <TextInput {...texto} inputMode="numeric" rightSection={campo.unidade} rightSectionWidth={60} />
        )
      return <Numero campo={campo} comum={comum} casas={0} valor={valor} aoMudar={aoMudar} />
    case 'decimal':
      return <Numero campo={campo} comum={comum} casas={CASAS} valor={valor} aoMudar={aoMudar} />
    case 'dinheiro':
      return (
        <CampoDeDinheiro
          {...comum}
          casas={CENTAVOS}
          value={valor === '' ? null : valor}
          onChange={(novo) => aoMudar(novo ?? '')}
        />
      )
    case 'formatado':
      return !comMascara(campo.formato) ? (
        <TextInput {...texto} inputMode={TECLADOS[campo.formato]} />
      ) : (
        <CampoMascarado
          {...comum}
          tipo={campo.formato}
          value={valor}
          onChange={aoMudar}
          onBlur={props.aoSair}
        />
      )
    case 'dias':
      return <TextInput {...texto} inputMode="text" placeholder="28/35/42" />
    // Sent by a control of its own.
    case 'imagem':
      return null
    case 'data':
      return <CampoDeData {...comum} value={valor || null} onChange={(novo) => aoMudar(novo ?? '')} />
    case 'hora':
      return <CampoDeHora {...texto} />
    case 'sim-nao':
      return (
        <CampoDeSelecao
          {...comum}
          clearable={false}
          semPreSelecao
          opcoes={SIM_OU_NAO}
          value={valor || null}
          onChange={(novo) => aoMudar(novo ?? '')}
        />
      )
    case 'escolha':
      return (
        <CampoDeSelecao
          {...comum}
          clearable={!campo.obrigatorio}
          semPreSelecao
          opcoes={campo.opcoes}
          value={valor || null}
          onChange={(novo) => aoMudar(novo ?? '')}
        />
      )
    case 'varios':
      return <Varios opcoes={campo.opcoes} comum={comum} valor={valor} aoMudar={aoMudar} />
    case 'linhas':
      return (
        <CampoDeLinhas
          campo={campo}
          valor={valor}
          aoMudar={aoMudar}
          erro={erro}
          disabled={disabled}
          celula={({ coluna, ...celula }) => (
            <ControleDoCampo {...celula} semLimites campo={{ ...coluna, ajuda: '' }} disabled={disabled} />
          )}
        />
      )
    case 'pares':
      return <Pares campo={campo} rotulo={rotulo} valor={valor} aoMudar={aoMudar} disabled={disabled} />
  }
}

/** What others have there is offered by the browser, and another text is still a text. */
function ComSugestoes({ sugestoes, ...texto }: TextInputProps & { sugestoes: readonly string[] }) {
  const lista = useId()
  return (
    <>
      <TextInput {...texto} list={lista} />
      <datalist id={lista}>
        {sugestoes.map((sugestao) => (
          <option key={sugestao} value={sugestao} />
        ))}
      </datalist>
    </>
  )
}

type Comum = {
  label: string
  description: string | undefined
  required: boolean
  error: string | undefined
  disabled: boolean
}
type Parte = Pick<ControleDoCampoProps, 'valor' | 'aoMudar'> & { comum: Comum }

type NumeroProps = Parte & {
  campo: Extract<CampoDoAjuste, { especie: 'inteiro' | 'decimal' }>
  casas: number
}

function Numero({ campo, comum, casas, valor, aoMudar }: NumeroProps) {
  return (
    <CampoDecimal
      {...comum}
      casas={casas}
      semZeros
      rightSection={campo.unidade}
      rightSectionWidth={campo.unidade ? 14 + campo.unidade.length * 8 : undefined}
      value={valor === '' ? null : valor}
      onChange={(novo) => aoMudar(novo ?? '')}
    />
  )
}

type VariosProps = Parte & { opcoes: readonly { valor: string; nome: string }[] }

function Varios({ opcoes, comum, valor, aoMudar }: VariosProps) {
  const escolhidos = useMemo(() => valor.split(',').filter(Boolean), [valor])
  return (
    <CampoDeSelecaoMultipla
      {...comum}
      semPreSelecao
      placeholder={escolhidos.length === 0 ? 'Nenhum' : ''}
      opcoes={opcoes}
      value={escolhidos}
      onChange={(novos) => aoMudar(novos.join(','))}
    />
  )
}

type ParesProps = Omit<ControleDoCampoProps, 'campo' | 'rotulo' | 'erro'> & {
  campo: Extract<CampoDoAjuste, { especie: 'pares' }>
  rotulo: string
}

function Pares({ campo, rotulo, valor, aoMudar, disabled = false }: ParesProps) {
  const ditos = lerPares(valor)
  return (
    <Fieldset legend={rotulo} variant="unstyled" disabled={disabled}>
      <SimpleGrid cols={{ base: 1, sm: 2 }} spacing="xs">
        {campo.pares.map((par) => (
          <TextInput
            key={par.valor}
            label={par.nome}
            placeholder={par.nome}
            autoComplete="off"
            value={ditos[par.valor] ?? ''}
            onChange={({ currentTarget }) =>
              aoMudar(escreverPares({ ...ditos, [par.valor]: currentTarget.value }))
            }
          />
        ))}
      </SimpleGrid>
    </Fieldset>
  )
}
