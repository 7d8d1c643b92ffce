import { contarAvisosNaoLidos, listarAvisos } from '@balcao/dominio/avisos/contratos'
import { montarPaginator } from '@balcao/dominio/listas/paginacao'
import { listarSetores } from '@balcao/dominio/setores/contratos'
import { QueryClientProvider } from '@tanstack/react-query'
import { SinoDeAvisos } from '../features/avisos/sino/sino-de-avisos.tsx'
import type { Aviso } from '../features/avisos/use-avisos.ts'
import { criarClienteDeConsultas } from '../platform/consultas.ts'
import { SessaoAberta } from '../platform/sessao.tsx'
import { AreaDeToasts } from '../ui/retorno/area-de-toasts.tsx'
import { ProvedorDeConfirmacao } from '../ui/retorno/confirmacao.tsx'
import { cargaDe } from './carga.ts'
import { renderizar } from './renderizar.tsx'
import { responder } from './servidor.ts'

export const avisoDe = (id: number, outras: Partial<Aviso> = {}): Aviso => ({
  id,
  titulo: `Aviso ${id}`,
  mensagem: 'Primeira linha\nSegunda linha',
  importante: false,
  pessoal: false,
  caminho: null,
  datahora_criacao: new Date().toISOString(),
  autor: { nome: 'Rui Prado Lima' },
  lido: false,
  ...outras,
})

/** A server whose notices are these, newest first; confirming is up to the test. */
export function servidorDeAvisos(avisos: Aviso[]) {
  const naoLidos = () => avisos.filter(({ lido }) => !lido)
  return [
    responder(listarSetores, { itens: [{ id: 7, nome: 'Logística' }] }),
    responder(contarAvisosNaoLidos, () => ({ quantidade: naoLidos().length })),
    responder(listarAvisos, ({ url }) => {
      const query = new URL(url).searchParams
      const page = Number(query.get('page') ?? 1)
      const lista = query.get('naoLidos') === 'true' ? naoLidos() : avisos
      const itens = lista.slice((page - 1) * 10, page * 10)
      return { itens, paginator: montarPaginator(page, 10, lista.length) }
    }),
  ]
}

export const abrirSino = (carga = cargaDe('OPERADOR'), aoIr: (caminho: string) => void = () => {}) =>
  renderizar(
    <QueryClientProvider client={criarClienteDeConsultas(() => {})}>
      <SessaoAberta carga={carga}>
        <ProvedorDeConfirmacao>
          <SinoDeAvisos aoIr={aoIr} />
        </ProvedorDeConfirmacao>
      </SessaoAberta>
      <AreaDeToasts />
    </QueryClientProvider>,
  )
