import { formatarCnae } from '@balcao/dominio/brasil/cnae'
import { MAXIMO_DE_CNAES, TAMANHO_DO_CADASTRO } from '@balcao/dominio/cadastros/formulario'
import { tirarMascara } from '@balcao/dominio/formatos/mascaras'
import { TagsInput, TextInput } from '@mantine/core'
import { CampoDeData } from '../../../../ui/campos/campo-de-data.tsx'
import { CampoMascarado } from '../../../../ui/campos/campo-mascarado.tsx'
import type { PropsDoPasso } from '../cadastro-novo.ts'
import { ehEmpresa } from '../estado.ts'
import type { useCampos } from '../use-campos.tsx'

export type CamposDaEmpresa = PropsDoPasso & { campos: ReturnType<typeof useCampos<'empresa'>> }

/** CAD-05 Who it is: a company by its names and its activity, a person by name and birth. */
export function IdentificacaoDaEmpresa({ novo, campos }: CamposDaEmpresa) {
  const deEmpresa = ehEmpresa(novo)
  const { texto, valor, contexto } = campos
  const { simulacao } = novo.empresa
  const { value: nascimento, onChange: mudarNascimento, ...doNascimento } = valor('dataNascimento')
  const { value: cnaes, onChange: mudarCnaes, ...dosCnaes } = valor('cnaes_secundario')
  return (
    <>
      <TextInput
        label={deEmpresa ? 'Razão social' : 'Nome'}
        data-autofocus
        {...texto('razaoSocial', TAMANHO_DO_CADASTRO.razaoSocial)}
      />
      <TextInput label="Nome fantasia" {...texto('nomeFantasia', TAMANHO_DO_CADASTRO.nomeFantasia)} />
      {deEmpresa ? (
        <>
          <CampoMascarado tipo="cnae" label="CNAE" disabled={simulacao} {...valor('cnae')} />
          <TagsInput
            label="CNAEs secundários"
            disabled={simulacao}
            maxTags={MAXIMO_DE_CNAES}
            splitChars={[',', ';', ' ']}
            {...dosCnaes}
            value={cnaes.map(formatarCnae)}
            onChange={(novos) => mudarCnaes(novos.map(tirarMascara))}
          />
        </>
      ) : (
        <CampoDeData
          label="Data de nascimento"
          maxima={contexto.hoje}
          {...doNascimento}
          value={nascimento || null}
          onChange={(data) => mudarNascimento(data ?? '')}
        />
      )}
    </>
  )
}
