import type { EnderecoDaFicha } from '@balcao/dominio/cadastros/problemas-dos-enderecos'
import { consultarCep } from '@balcao/dominio/enderecos/contratos'
import { useState } from 'react'
import { useLeitura } from '../../../platform/consultas.ts'
import type { PropsDoPasso } from './cadastro-novo.ts'
import { comCep, type DoCep } from './consultas.ts'

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
export function useConsultaDoCep({ novo, mudar, qual }: Opcoes) {
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
