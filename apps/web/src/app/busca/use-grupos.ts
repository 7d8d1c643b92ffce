import { buscarEmTudo, TIPOS_DE_RESULTADO } from '@balcao/dominio/busca/contratos'
import type { RespostaDe } from '@balcao/dominio/contrato'
import { TEXTOS } from '@balcao/dominio/mensagens'
import { itensDoMenu } from '@balcao/dominio/permissoes'
import { lerTermoDaDevolucao } from '@balcao/dominio/tickets/abertura/devolucao'
import { useMemo, useState } from 'react'
import { useAbrirNovaAgenda } from '../../features/agendas/nova/abrir-nova-agenda.ts'
import { usePermiteCadastrar } from '../../features/cadastros/use-permite-cadastrar.ts'
import { useDevolve } from '../../features/tickets/abertura/devolucao/use-devolve.ts'
import { mensagemDoErro } from '../../platform/api-error.ts'
import { useComandos } from '../../platform/comandos.ts'
import { pesquisaPor } from '../../platform/pesquisa.ts'
import { useSessao } from '../../platform/sessao.tsx'
import { semAcentos } from '../../ui/campos/opcao.tsx'
import { usePesquisaAssincrona } from '../../ui/campos/use-pesquisa-assincrona.ts'
import { COMANDOS, type Destino, type GrupoDaBusca, lerResultadosRecentes } from './resultado.ts'

type GrupoDoServidor = RespostaDe<typeof buscarEmTudo>['grupos'][number]

const buscarGrupos = (q: string, signal: AbortSignal): Promise<GrupoDoServidor[]> =>
  pesquisaPor(buscarEmTudo)(q, signal).then(({ grupos }) => grupos)

const doServidor = ({ tipo, itens, temMais }: GrupoDoServidor): GrupoDaBusca => ({
  titulo: TIPOS_DE_RESULTADO[tipo],
  destinos: itens.map((item) => ({ tipo, ...item })),
  temMais,
})

export type Situacao = { tipo: 'carregando' | 'vazio' | 'erro'; texto: string }

/** Everything the dialog shows: pages at once, records when the server answers, recent ones before anything is typed. */
export function useGrupos() {
  const { modulos, pode } = useSessao()
  const podeCadastrar = usePermiteCadastrar().data?.permite ?? false
  const podeOrcar = pode('ORCAMENTO_EDITAR')
  const devolve = useDevolve()
  const podeAgendar = useAbrirNovaAgenda() !== null
  const comandosDaPagina = useComandos()
  const [termo, setTermo] = useState('')
  const [recentes] = useState(lerResultadosRecentes)
  const { estado, pesquisar, parar } = usePesquisaAssincrona(buscarGrupos)
  const procurado = termo.trim()

  const grupos = useMemo(() => {
    const paginas = itensDoMenu(modulos)
      .filter(({ titulo }) => semAcentos(titulo).includes(semAcentos(procurado)))
      .map((item): Destino => ({ tipo: 'pagina', ...item }))
    const daPagina = comandosDaPagina
      .filter(({ titulo }) => semAcentos(titulo).includes(semAcentos(procurado)))
      .map((comando): Destino => ({ tipo: 'da-pagina', ...comando }))
    const comandos = [
      podeCadastrar && ('cadastrarCliente' as const),
      podeOrcar && ('novoOrcamento' as const),
      podeAgendar && ('novaAgenda' as const),
      devolve && ('devolverNota' as const),
    ]
      .filter((comando) => comando !== false)
      .map((comando): Destino => ({ tipo: 'comando', comando, titulo: COMANDOS[comando] }))
      .filter(({ titulo }) => semAcentos(titulo).includes(semAcentos(procurado)))
    const todos: GrupoDaBusca[] = [
      { titulo: 'Recentes', destinos: procurado ? [] : recentes },
      { titulo: 'Páginas', destinos: paginas },
      { titulo: 'Ações', destinos: [...daPagina, ...comandos] },
      ...(estado.fase === 'pronta' ? estado.opcoes.map(doServidor) : []),
      // Last, and not before the others came: Enter belongs to what has that number.
      { titulo: 'Devolução', destinos: devolve && estado.fase === 'pronta' ? devolucaoDe(procurado) : [] },
    ]
    return todos.filter(({ destinos }) => destinos.length > 0)
  }, [modulos, comandosDaPagina, podeCadastrar, podeOrcar, podeAgendar, devolve, procurado, recentes, estado])

  return {
    termo,
    digitar(texto: string) {
      setTermo(texto)
      if (texto.trim()) pesquisar(texto.trim())
      else parar()
    },
    grupos,
    situacao: situacaoDe(estado, grupos),
    tentarNovamente: () => pesquisar(procurado, true),
  }
}

/** MES-07 'Devolver nota 4711', of whatever may be one. */
function devolucaoDe(procurado: string): Destino[] {
  const comando = { tipo: 'comando', comando: 'devolverNota', termo: procurado } as const
  const lido = lerTermoDaDevolucao(procurado)
  if (lido.tipo === 'NUMERO') return [{ ...comando, titulo: `Devolver nota ${lido.numero}` }]
  return lido.tipo === 'CHAVE' ? [{ ...comando, titulo: 'Devolver a nota desta chave' }] : []
}

type Estado = ReturnType<typeof usePesquisaAssincrona<GrupoDoServidor>>['estado']

/** The one line under the results; null when they speak for themselves. */
function situacaoDe(estado: Estado, grupos: readonly GrupoDaBusca[]): Situacao | null {
  if (estado.fase === 'carregando') return { tipo: 'carregando', texto: TEXTOS.carregando }
  if (estado.fase === 'falhou') return { tipo: 'erro', texto: mensagemDoErro(estado.erro) }
  if (estado.fase === 'pronta' && grupos.length === 0) return { tipo: 'vazio', texto: TEXTOS.naoEncontrado }
  return null
}
