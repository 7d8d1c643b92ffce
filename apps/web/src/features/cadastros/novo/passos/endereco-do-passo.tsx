import type { EnderecoDoCadastro } from '@balcao/dominio/cadastros/formulario'
import type { EnderecoDaFicha } from '@balcao/dominio/cadastros/problemas-dos-enderecos'
import { consultarCep } from '@balcao/dominio/enderecos/contratos'
import { useState } from 'react'
import { useLeitura } from '../../../../platform/consultas.ts'
import { CamposDoEndereco } from '../../../../seletores/campos-do-endereco.tsx'
import type { CepConsultado, PropsDoPasso } from '../cadastro-novo.ts'
import { comCep, type DoCep } from '../consultas.ts'
import { escreverEndereco } from '../estado.ts'
import { dicaDaOrigem } from '../use-campos.tsx'
import estilos from './passos.module.css'

type EnderecoDoPassoProps = PropsDoPasso & { qual: EnderecoDaFicha; titulo: string; primeiro?: boolean }

const DICA: Record<NonNullable<CepConsultado['erro']>, string> = {
  NAO_ENCONTRADO: 'Não encontramos este CEP. Confira-o ou preencha o endereço à mão.',
  INDISPONIVEL: 'A consulta de CEP não respondeu agora. Preencha o endereço à mão.',
}

/** CAD-09 One address: the CEP fills in what it knows, and everything may be typed. */
export function EnderecoDoPasso({ novo, mudar, problemas, qual, titulo, primeiro }: EnderecoDoPassoProps) {
  const endereco = novo[qual]
  const { consultar, consultando } = useConsultaDoCep({ novo, mudar, qual })
  const escrever = (partes: Partial<EnderecoDoCadastro>) =>
    mudar((atual) => escreverEndereco(atual, qual, partes))
  const campo = (nome: keyof EnderecoDoCadastro) => ({
    value: endereco[nome],
    onChange: (valor: string) => escrever({ [nome]: valor }),
    error: problemas[`${qual}.${nome}`],
    description: dicaDaOrigem(novo.origens, `${qual}.${nome}`),
  })
  return (
    <fieldset className={estilos.grupo}>
      <legend>{titulo}</legend>
      <CamposDoEndereco
        campos={{
          cep: { ...campo('cep'), onBlur: consultar },
          logradouro: campo('logradouro'),
          numero: campo('numero'),
          complemento: campo('complemento'),
          bairro: campo('bairro'),
        }}
        cidade={{
          uf: endereco.uf,
          ibge: endereco.ibge,
          nome: endereco.cidade,
          onChange: escrever,
          erros: {
            uf: problemas[`${qual}.uf`],
            cidade: problemas[`${qual}.ibge`] ?? problemas[`${qual}.cidade`],
          },
        }}
        dicaDoCep={dicaDoCep(novo.cepConsultado, qual, endereco.cep)}
        consultando={consultando}
        comFoco={primeiro}
      />
    </fieldset>
  )
}

function dicaDoCep(consultado: CepConsultado | null, qual: EnderecoDaFicha, cep: string): string | undefined {
  const deste = consultado?.qual === qual && consultado.cep === cep
  return deste && consultado.erro ? DICA[consultado.erro] : undefined
}

const DIGITOS_DO_CEP = 8
/** Nobody could be asked: the same as a source that does not answer. */
const SEM_RESPOSTA: DoCep = {
  logradouro: '',
  complemento: '',
  bairro: '',
  localidade: '',
  uf: '',
  ibge: '',
  erro: 'INDISPONIVEL',
}

type Opcoes = Pick<PropsDoPasso, 'novo' | 'mudar'> & { qual: EnderecoDaFicha }

/** CAD-09 Asked when the CEP is left with its eight digits, once for each CEP and address in a row; nobody waits for it. */
function useConsultaDoCep({ novo, mudar, qual }: Opcoes) {
  const ler = useLeitura(consultarCep)
  const [consultando, setConsultando] = useState(false)
  const { cep } = novo[qual]
  const { cepConsultado } = novo

  async function consultar() {
    // One that nobody typed came with its address.
    if (cep.length !== DIGITOS_DO_CEP || novo.origens[`${qual}.cep`] !== 'PESSOA') return
    if (cepConsultado?.cep === cep && cepConsultado.qual === qual) return
    setConsultando(true)
    const resposta = await ler({ params: { cep } }).catch(() => SEM_RESPOSTA)
    setConsultando(false)
    mudar((atual) => comCep(atual, { cep, qual }, resposta))
  }
  return { consultar: () => void consultar(), consultando }
}
