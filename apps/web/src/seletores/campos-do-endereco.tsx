import { ESTADOS, type Uf } from '@balcao/dominio/brasil/estados'
import { TAMANHO_DO_ENDERECO } from '@balcao/dominio/enderecos/campos'
import { Loader, SimpleGrid, TextInput } from '@mantine/core'
import type { Ref } from 'react'
import { CampoMascarado } from '../ui/campos/campo-mascarado.tsx'
import { SeletorDeEstadoECidade } from './seletor-de-estado-e-cidade.tsx'
import { useConsultaDeCep } from './use-consulta-de-cep.ts'

/** One field of an address as its form keeps it, whatever it is called there. */
export type CampoDoEndereco = {
  value: string
  onChange: (valor: string) => void
  onBlur?: (() => void) | undefined
  // Of the kit's input or of our own fields: forms hand out one kind for both.
  ref?: Ref<never> | undefined
  error?: string | undefined
}

type NomeDoCampo = 'cep' | 'logradouro' | 'numero' | 'complemento' | 'bairro' | 'uf' | 'ibge'

type CamposDoEnderecoProps = {
  campos: Record<NomeDoCampo, CampoDoEndereco>
  /** For a form that keeps the name of the city beside its code. */
  aoMudarCidade?: ((nome: string) => void) | undefined
  disabled?: boolean
}

const CEP_NAO_LOCALIZADO = 'Verifique o cep digitado, ele não foi localizado em nossa base de dados.'
const CEP_SEM_RESPOSTA = 'A consulta de CEP não respondeu agora. Preencha o endereço à mão.'

const siglaDe = (uf: string): Uf | null => ESTADOS.find(({ sigla }) => sigla === uf)?.sigla ?? null

/** CAD-09, END-02 An address, filled in by its CEP and always open to the hand. */
export function CamposDoEndereco({ campos, aoMudarCidade, disabled = false }: CamposDoEnderecoProps) {
  const { cep, logradouro, numero, complemento, bairro, uf, ibge } = campos
  const doCep = useConsultaDeCep({
    cep: cep.value,
    atual: { logradouro: logradouro.value, bairro: bairro.value, uf: uf.value, ibge: ibge.value },
    preencher(partes) {
      for (const campo of ['logradouro', 'bairro', 'uf', 'ibge'] as const)
        if (partes[campo] !== undefined) campos[campo].onChange(partes[campo])
      if (partes.cidade !== undefined) aoMudarCidade?.(partes.cidade)
    },
  })
  const aviso = doCep.naoEncontrado ? CEP_NAO_LOCALIZADO : doCep.indisponivel && CEP_SEM_RESPOSTA
  const siglaAtual = siglaDe(uf.value)
  return (
    <SimpleGrid type="container" cols={{ base: 1, '480px': 2 }} spacing="sm">
      <CampoMascarado
        tipo="cep"
        label="CEP"
        required
        data-autofocus
        disabled={disabled}
        placeholder="00000-000"
        inputWrapperOrder={['label', 'input', 'error', 'description']}
        description={aviso && <span role="status">{aviso}</span>}
        rightSection={doCep.consultando && <Loader size={16} aria-label="Consultando o CEP" />}
        {...cep}
      />
      <Texto
        campo={logradouro}
        rotulo="Rua"
        tamanho={TAMANHO_DO_ENDERECO.logradouro}
        required
        disabled={disabled}
      />
      <Texto
        campo={numero}
        rotulo="Número"
        tamanho={TAMANHO_DO_ENDERECO.numero}
        required
        disabled={disabled}
      />
      <Texto
        campo={complemento}
        rotulo="Complemento"
        tamanho={TAMANHO_DO_ENDERECO.complemento}
        disabled={disabled}
      />
      <Texto
        campo={bairro}
        rotulo="Bairro"
        tamanho={TAMANHO_DO_ENDERECO.bairro}
        required
        disabled={disabled}
      />
      <SeletorDeEstadoECidade
        required
        disabled={disabled}
        value={{ uf: siglaAtual, cidade: ibge.value ? { ibge: ibge.value, nome: '' } : null }}
        onChange={({ uf: nova, cidade }) => {
          if (nova !== siglaAtual) uf.onChange(nova ?? '')
          ibge.onChange(cidade?.ibge ?? '')
          aoMudarCidade?.(cidade?.nome ?? '')
        }}
        onBlur={uf.onBlur}
        ref={uf.ref}
        erros={{ uf: uf.error, cidade: ibge.error }}
      />
    </SimpleGrid>
  )
}

type TextoProps = {
  campo: CampoDoEndereco
  rotulo: string
  tamanho?: number
  required?: boolean
  disabled: boolean
}

function Texto({ campo, rotulo, tamanho, required = false, disabled }: TextoProps) {
  return (
    <TextInput
      label={rotulo}
      autoComplete="off"
      required={required}
      disabled={disabled}
      {...campo}
      {...(tamanho !== undefined && { maxLength: tamanho })}
      onChange={({ currentTarget }) => campo.onChange(currentTarget.value)}
    />
  )
}
