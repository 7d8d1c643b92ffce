import { ESTADOS, type Uf } from '@balcao/dominio/brasil/estados'
import { avisoDoCep } from '@balcao/dominio/enderecos/aviso-do-cep'
import { TAMANHO_DO_ENDERECO } from '@balcao/dominio/enderecos/campos'
import { Loader, SimpleGrid, TextInput } from '@mantine/core'
import type { ReactNode, Ref } from 'react'
import { CampoMascarado } from '../ui/campos/campo-mascarado.tsx'
import { SeletorDeEstadoECidade } from './seletor-de-estado-e-cidade.tsx'

/** One field of an address as its form keeps it, whatever it is called there. */
export type CampoDoEndereco = {
  value: string
  onChange: (valor: string) => void
  onBlur?: (() => void) | undefined
  // Of the kit's input or of our own fields: forms hand out one kind for both.
  ref?: Ref<never> | undefined
  error?: string | undefined
  description?: ReactNode
}

type DaCidade = Pick<CampoDoEndereco, 'onBlur' | 'ref'> & {
  uf: string
  ibge: string
  nome?: string
  onChange: (lugar: { uf: string; ibge: string; cidade: string }) => void
  erros: { uf?: string | undefined; cidade?: string | undefined }
}

type CamposDoEnderecoProps = {
  campos: Record<'cep' | 'logradouro' | 'numero' | 'complemento' | 'bairro', CampoDoEndereco>
  cidade: DaCidade
  /** What became of the lookup, where that is worth a word. */
  dicaDoCep?: string | undefined
  consultando: boolean
  comFoco?: boolean | undefined
}

/** Room to go over it, so that its own sentence can be said (CAD-09). */
const FOLGA = 100

const siglaDe = (uf: string): Uf | null => ESTADOS.find(({ sigla }) => sigla === uf)?.sigla ?? null

/** CAD-09, END-02 An address: what its CEP fills in is always open to the hand. */
export function CamposDoEndereco(props: CamposDoEnderecoProps) {
  const { campos, cidade, dicaDoCep, consultando, comFoco } = props
  const dica = dicaDoCep ?? avisoDoCep({ cep: campos.cep.value, uf: cidade.uf })
  const { cep, logradouro, numero, complemento, bairro } = campos
  return (
    <SimpleGrid type="container" cols={{ base: 1, '480px': 2 }} spacing="sm">
      <CampoMascarado
        tipo="cep"
        label="CEP"
        required
        data-autofocus={comFoco}
        placeholder="00000-000"
        rightSection={consultando && <Loader size={16} aria-label="Consultando o CEP" />}
        {...cep}
        description={dica ? <span role="status">{dica}</span> : cep.description}
      />
      <Texto campo={logradouro} rotulo="Rua" tamanho={TAMANHO_DO_ENDERECO.logradouro} required />
      <Texto campo={numero} rotulo="Número" tamanho={TAMANHO_DO_ENDERECO.numero} required />
      <Texto campo={complemento} rotulo="Complemento" tamanho={TAMANHO_DO_ENDERECO.complemento + FOLGA} />
      <Texto campo={bairro} rotulo="Bairro" tamanho={TAMANHO_DO_ENDERECO.bairro} required />
      <SeletorDeEstadoECidade
        required
        value={{
          uf: siglaDe(cidade.uf),
          cidade: cidade.ibge ? { ibge: cidade.ibge, nome: cidade.nome ?? '' } : null,
        }}
        onChange={({ uf, cidade: nova }) =>
          cidade.onChange({ uf: uf ?? '', ibge: nova?.ibge ?? '', cidade: nova?.nome ?? '' })
        }
        onBlur={cidade.onBlur}
        ref={cidade.ref}
        erros={cidade.erros}
      />
    </SimpleGrid>
  )
}

type TextoProps = { campo: CampoDoEndereco; rotulo: string; tamanho: number; required?: boolean }

function Texto({ campo, rotulo, tamanho, required = false }: TextoProps) {
  return (
    <TextInput
      label={rotulo}
      autoComplete="off"
      required={required}
      maxLength={tamanho}
      {...campo}
      onChange={({ currentTarget }) => campo.onChange(currentTarget.value)}
    />
  )
}
