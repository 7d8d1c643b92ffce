import { EXTENSOES_DE_ANEXO, MAXIMO_DE_ARQUIVOS, usoDeAnexos } from '@balcao/dominio/arquivos/anexos'
import { USO_OBRIGATORIO } from '@balcao/dominio/tickets/abertura/passos'
import { TAMANHO_DA_MENSAGEM } from '@balcao/dominio/tickets/esquemas'
import { Textarea } from '@mantine/core'
import { useTamanhoMaximoDeArquivo } from '../../../../platform/parametros.ts'
import { comoAnexo } from '../../../../ui/arquivos/arquivo-anexado.ts'
import { BarraDeUso } from '../../../../ui/arquivos/barra-de-uso.tsx'
import { EnvioDeArquivos } from '../../../../ui/arquivos/envio-de-arquivos.tsx'
import { recusaDe } from '../../../../ui/campos/recusas-por-campo.ts'
import { useQuemLeAConversa } from '../../quem-le.ts'
import { somenteOQueOTipoPede, todosOsArquivos } from '../pedido/estado.ts'
import type { PropsDoPasso } from '../pedido/passo.ts'
import estilos from './novo.module.css'

const LINHAS = 8

/** NOV-14 The message and the photos that are about the whole ticket. */
export function PassoDetalhes({ novo, mudar, problemas }: PropsDoPasso) {
  const limiteMb = useTamanhoMaximoDeArquivo()
  const tamanhos = todosOsArquivos(somenteOQueOTipoPede(novo)).map(({ size }) => size)
  // The bar says it by itself.
  const { excedeu } = usoDeAnexos(tamanhos, limiteMb)
  const recusa = recusaDe('arquivos', problemas)
  return (
    <div className={estilos.campos}>
      <Textarea
        label="Descreva a sua solicitação"
        description={useQuemLeAConversa()}
        required={novo.tipo?.usa_mensagem === USO_OBRIGATORIO}
        data-autofocus
        rows={LINHAS}
        maxLength={TAMANHO_DA_MENSAGEM}
        value={novo.mensagem}
        onChange={({ currentTarget: { value } }) => mudar((atual) => ({ ...atual, mensagem: value }))}
        error={problemas.mensagem}
      />
      <EnvioDeArquivos
        rotulo="Fotos e documentos"
        extensoes={EXTENSOES_DE_ANEXO}
        maximoMb={limiteMb}
        maximoDeArquivos={MAXIMO_DE_ARQUIVOS.dialogo}
        arquivos={novo.arquivos.map(comoAnexo)}
        aoAdicionar={(chegados) => {
          const arquivos = chegados.flatMap(({ arquivo }) => (arquivo ? [arquivo] : []))
          mudar((atual) => ({ ...atual, arquivos: [...atual.arquivos, ...arquivos] }))
        }}
        aoRemover={(id) =>
          mudar((atual) => ({
            ...atual,
            arquivos: atual.arquivos.filter((arquivo) => comoAnexo(arquivo).id !== id),
          }))
        }
      />
      {tamanhos.length > 0 && <BarraDeUso tamanhos={tamanhos} limiteMb={limiteMb} />}
      {recusa && !excedeu && <p className={estilos.erro}>{recusa}</p>}
    </div>
  )
}
