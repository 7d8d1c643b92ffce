import type { RespostaDaLista } from '@balcao/dominio/respostas/campos'
import { criarResposta } from '@balcao/dominio/respostas/contratos'
import { useState } from 'react'
import { useTamanhoMaximoDeArquivo } from '../../../platform/parametros.ts'
import type { ArquivoAnexado } from '../../../ui/arquivos/arquivo-anexado.ts'
import { EnvioDeArquivos } from '../../../ui/arquivos/envio-de-arquivos.tsx'

const GUARDADO = 'guardado-'

/** MES-05 Files that a reply has already, of its own or of the one it is copied from, and those chosen now. */
export function useAnexosDaResposta(base: RespostaDaLista | null) {
  const [iniciais] = useState<readonly ArquivoAnexado[]>(() =>
    (base?.anexos ?? []).map(({ id, nome, tamanho }) => ({ id: `${GUARDADO}${id}`, nome, tamanho })),
  )
  const [arquivos, setArquivos] = useState(iniciais)
  return {
    arquivos,
    mudaram: arquivos !== iniciais,
    mantidos: () =>
      arquivos.filter(({ arquivo }) => !arquivo).map(({ id }) => Number(id.slice(GUARDADO.length))),
    novos: () => arquivos.flatMap(({ arquivo }) => arquivo ?? []),
    aoAdicionar: (novos: readonly ArquivoAnexado[]) => setArquivos((atuais) => [...atuais, ...novos]),
    aoRemover: (id: string) => setArquivos((atuais) => atuais.filter((um) => um.id !== id)),
  }
}

type AnexosDaRespostaProps = { anexos: ReturnType<typeof useAnexosDaResposta>; desabilitado: boolean }

export function AnexosDaResposta({ anexos, desabilitado }: AnexosDaRespostaProps) {
  const { arquivos, aoAdicionar, aoRemover } = anexos
  return (
    <EnvioDeArquivos
      compacto
      rotulo="Anexos da resposta"
      extensoes={criarResposta.arquivos.extensoes}
      maximoMb={useTamanhoMaximoDeArquivo()}
      maximoDeArquivos={criarResposta.arquivos.maximo}
      {...{ arquivos, aoAdicionar, aoRemover, desabilitado }}
    />
  )
}
