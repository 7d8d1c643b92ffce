import { DEBOUNCE_MS } from '@balcao/dominio/constantes'
import { TEXTOS } from '@balcao/dominio/mensagens'
import { procurarNotasADevolver } from '@balcao/dominio/tickets/abertura/contratos-devolucao'
import { lerTermoDaDevolucao } from '@balcao/dominio/tickets/abertura/devolucao'
import { useDebouncedValue } from '@mantine/hooks'
import { useMemo, useState } from 'react'
import { mensagemDoErro } from '../../../../platform/api-error.ts'
import { useConsulta } from '../../../../platform/consultas.ts'
import { achadosDe } from './achado.ts'
import type { DevolucaoNova } from './devolucao-nova.ts'

export type Situacao = { tipo: 'carregando' | 'vazio' | 'erro'; texto: string }

/** MES-07 What the one field finds, asked when the typing pauses, or at once. */
export function useAchados({ termo, cliente }: Pick<DevolucaoNova, 'termo' | 'cliente'>) {
  const digitado = termo.trim()
  const [pausado] = useDebouncedValue(digitado, DEBOUNCE_MS.pesquisa)
  const [apressado, setApressado] = useState<string | null>(null)
  const q = apressado === digitado ? digitado : pausado
  const lido = lerTermoDaDevolucao(digitado)
  const problema = lido.tipo === 'ERRADO' && (q === digitado || digitado.length > 44) ? lido.mensagem : null
  const ativa = cliente !== null || (q !== '' && lerTermoDaDevolucao(q).tipo !== 'ERRADO')
  const { data, error, isFetching, refetch } = useConsulta(
    procurarNotasADevolver,
    { query: cliente ? { idCli: cliente.id } : { q } },
    { ativa, mostradoNaArea: true },
  )
  const emDia = ativa && !isFetching && (cliente !== null || q === digitado)
  const resposta = ativa && !problema ? data : undefined
  const achados = useMemo(() => (resposta ? achadosDe(resposta) : []), [resposta])
  return {
    achados,
    temMais: resposta?.temMais ?? false,
    /** What is listed is what was typed. */
    emDia: emDia && data !== undefined,
    problema,
    situacao: problema ? null : situacaoDe(),
    procurarJa: () => setApressado(digitado),
    tentarNovamente: () => void refetch(),
  }

  function situacaoDe(): Situacao | null {
    if (!ativa) return digitado ? { tipo: 'carregando', texto: TEXTOS.carregando } : null
    if (error && !data) return { tipo: 'erro', texto: mensagemDoErro(error) }
    if (!emDia) return { tipo: 'carregando', texto: TEXTOS.carregando }
    if (achados.length > 0) return null
    const texto = cliente
      ? 'Este cliente não tem notas fiscais que você possa devolver.'
      : 'Nenhuma nota fiscal nem cliente com isso, entre os que você atende. Confira o que digitou.'
    return { tipo: 'vazio', texto }
  }
}
