import { cepValido } from '@balcao/dominio/brasil/cep'
import { DEBOUNCE_MS } from '@balcao/dominio/constantes'
import { consultarCep } from '@balcao/dominio/enderecos/contratos'
import { useDebouncedValue } from '@mantine/hooks'
import { useEffect, useEffectEvent, useRef } from 'react'
import { useConsulta } from '../../platform/consultas.ts'

/** What a CEP tells of an address. */
type DoCep = { logradouro: string; bairro: string; uf: string; cidade: string; ibge: string }

const NADA: DoCep = { logradouro: '', bairro: '', uf: '', cidade: '', ibge: '' }

type Preenchimento = {
  cep: string
  atual: Omit<DoCep, 'cidade'>
  preencher: (partes: Partial<DoCep>) => void
}

/**
 * END-02 Asks for an address when a whole CEP was typed and the hands rest. What it tells goes where nothing was written, or
 * where only another CEP had told something: what the person wrote stays, found or not.
 */
export function useConsultaDeCep({ cep, atual, preencher }: Preenchimento) {
  const completo = cepValido(cep) ? cep.replace(/\D/g, '') : ''
  const [pedido] = useDebouncedValue(completo, DEBOUNCE_MS.validacao)
  const ativa = pedido !== '' && pedido === completo
  const { data, isError, isFetching } = useConsulta(
    consultarCep,
    { params: { cep: pedido || '00000000' } },
    { ativa, mostradoNaArea: true },
  )
  const ultimo = useRef<DoCep>(NADA)
  const resposta = ativa ? data : undefined

  const aoResponder = useEffectEvent((novo: DoCep) => {
    const { current: antes } = ultimo
    ultimo.current = novo
    const livre = (campo: keyof typeof atual) => atual[campo] === '' || atual[campo] === antes[campo]
    // The state and its city go together: one that the person chose is not given a city of another.
    const lugar = livre('uf') && livre('ibge') && (atual.uf !== novo.uf || atual.ibge !== novo.ibge)
    preencher({
      ...(livre('logradouro') && { logradouro: novo.logradouro }),
      ...(livre('bairro') && { bairro: novo.bairro }),
      ...(lugar && { uf: novo.uf, ibge: novo.ibge, cidade: novo.cidade }),
    })
  })
  useEffect(() => {
    if (!resposta) return
    const { logradouro, bairro, uf, localidade, ibge, erro } = resposta
    aoResponder(erro ? NADA : { logradouro, bairro, uf, cidade: localidade, ibge })
  }, [resposta])

  return {
    consultando: ativa && isFetching,
    naoEncontrado: resposta?.erro === 'NAO_ENCONTRADO',
    indisponivel: (ativa && isError) || resposta?.erro === 'INDISPONIVEL',
  }
}
