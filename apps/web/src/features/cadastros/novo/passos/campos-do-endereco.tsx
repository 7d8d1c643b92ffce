import type { Uf } from '@balcao/dominio/brasil/estados'
import type { EnderecoDoCadastro } from '@balcao/dominio/cadastros/formulario'
import type { EnderecoDaFicha } from '@balcao/dominio/cadastros/problemas-dos-enderecos'
import { TAMANHO_DO_ENDERECO } from '@balcao/dominio/enderecos/campos'
import { SimpleGrid, TextInput } from '@mantine/core'
import type { ChangeEvent } from 'react'
import { SeletorDeEstadoECidade } from '../../../../seletores/seletor-de-estado-e-cidade.tsx'
import { CampoMascarado } from '../../../../ui/campos/campo-mascarado.tsx'
import type { CepConsultado, PropsDoPasso } from '../cadastro-novo.ts'
import { escreverEndereco } from '../estado.ts'
import { dicaDaOrigem } from '../use-campos.tsx'
import { useConsultaDoCep } from '../use-consulta-do-cep.ts'
import estilos from './passos.module.css'

type CamposDoEnderecoProps = PropsDoPasso & { qual: EnderecoDaFicha; titulo: string; primeiro?: boolean }

/** Room to go over it, so that its own sentence can be said (CAD-09). */
const FOLGA = 100
const DICA: Record<NonNullable<CepConsultado['erro']>, string> = {
  NAO_ENCONTRADO: 'Não encontramos este CEP. Confira-o ou preencha o endereço à mão.',
  INDISPONIVEL: 'A consulta de CEP não respondeu agora. Preencha o endereço à mão.',
}

/** CAD-09 One address: the CEP fills in what it knows, and everything may be typed. */
export function CamposDoEndereco({ novo, mudar, problemas, qual, titulo, primeiro }: CamposDoEnderecoProps) {
  const endereco = novo[qual]
  const { consultar, consultando } = useConsultaDoCep({ novo, mudar, qual })
  const escrever = (partes: Partial<EnderecoDoCadastro>) =>
    mudar((atual) => escreverEndereco(atual, qual, partes))
  const comum = (campo: keyof EnderecoDoCadastro) => ({
    error: problemas[`${qual}.${campo}`],
    description: dicaDaOrigem(novo.origens, `${qual}.${campo}`),
  })
  const texto = (campo: 'logradouro' | 'numero' | 'complemento' | 'bairro', maxLength: number) => ({
    ...comum(campo),
    autoComplete: 'off',
    maxLength,
    value: endereco[campo],
    onChange: ({ currentTarget }: ChangeEvent<HTMLInputElement>) =>
      escrever({ [campo]: currentTarget.value }),
  })
  return (
    <fieldset className={estilos.grupo}>
      <legend>{titulo}</legend>
      <SimpleGrid cols={{ base: 1, sm: 2 }}>
        <CampoMascarado
          tipo="cep"
          label="CEP"
          required
          data-autofocus={primeiro}
          {...comum('cep')}
          description={
            consultando
              ? 'Consultando o CEP…'
              : (dicaDoCep(novo.cepConsultado, qual, endereco.cep) ?? comum('cep').description)
          }
          value={endereco.cep}
          onChange={(cep) => escrever({ cep })}
          onBlur={consultar}
        />
        <TextInput label="Rua" required {...texto('logradouro', TAMANHO_DO_ENDERECO.logradouro)} />
        <TextInput label="Número" required {...texto('numero', TAMANHO_DO_ENDERECO.numero)} />
        <TextInput label="Complemento" {...texto('complemento', TAMANHO_DO_ENDERECO.complemento + FOLGA)} />
        <TextInput label="Bairro" required {...texto('bairro', TAMANHO_DO_ENDERECO.bairro)} />
      </SimpleGrid>
      <SeletorDeEstadoECidade
        required
        value={{
          uf: (endereco.uf || null) as Uf | null,
          cidade: endereco.ibge ? { ibge: endereco.ibge, nome: endereco.cidade } : null,
        }}
        onChange={({ uf, cidade }) =>
          escrever({ uf: uf ?? '', ibge: cidade?.ibge ?? '', cidade: cidade?.nome ?? '' })
        }
        erros={{
          uf: problemas[`${qual}.uf`],
          cidade: problemas[`${qual}.ibge`] ?? problemas[`${qual}.cidade`],
        }}
      />
    </fieldset>
  )
}

function dicaDoCep(consultado: CepConsultado | null, qual: EnderecoDaFicha, cep: string): string | undefined {
  const deste = consultado?.qual === qual && consultado.cep === cep
  return deste && consultado.erro ? DICA[consultado.erro] : undefined
}
