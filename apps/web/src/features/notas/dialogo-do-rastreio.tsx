import type { RespostaDe } from '@balcao/dominio/contrato'
import { obterRastreio } from '@balcao/dominio/rastreio/contratos'
import { TIPOS_DE_RASTREIO, type TipoDeRastreio, tiposDeRastreio } from '@balcao/dominio/rastreio/tipos'
import { IconCircleCheck, IconTruckDelivery } from '@tabler/icons-react'
import { useConsulta } from '../../platform/consultas.ts'
import { AreaDaConsulta } from '../../platform/ficha/area-da-consulta.tsx'
import { DialogoDaFicha } from '../../ui/ficha/dialogo-da-ficha.tsx'
import { LinhaDoTempo } from '../../ui/ficha/linha-do-tempo.tsx'
import { TopoDaFicha } from '../../ui/ficha/topo-da-ficha.tsx'
import { Etiqueta } from '../../ui/listas/etiqueta.tsx'
import { Copiar } from '../../ui/retorno/copiar.tsx'
import { PainelDeStatus } from '../../ui/retorno/painel-de-status.tsx'
import type { RastreioDaNota } from './nota.ts'

type DialogoDoRastreioProps = {
  /** Null is closed. */
  rastreio: RastreioDaNota | null
  aoFechar: () => void
}

const conhecido = (tipo: string): tipo is TipoDeRastreio => (tiposDeRastreio as string[]).includes(tipo)

/** DOC-04 Where a delivery is by now. */
export function DialogoDoRastreio({ rastreio, aoFechar }: DialogoDoRastreioProps) {
  return (
    <DialogoDaFicha aberto={rastreio !== null} titulo="Rastreio" largura={600} aoFechar={aoFechar}>
      {rastreio && (
        <>
          <TopoDaFicha
            titulo={`NF ${rastreio.numNf}`}
            complemento={conhecido(rastreio.tipo) ? TIPOS_DE_RASTREIO[rastreio.tipo] : rastreio.tipo}
            subtitulo={rastreio.codigo}
            aoLado={<Copiar valor={rastreio.codigo} rotulo="Copiar código" />}
          />
          {conhecido(rastreio.tipo) ? (
            <Ocorrencias tipo={rastreio.tipo} codigo={rastreio.codigo} />
          ) : (
            <PainelDeStatus tipo="aviso" mensagem={`O portal não sabe rastrear por ${rastreio.tipo}.`} />
          )}
        </>
      )}
    </DialogoDaFicha>
  )
}

function Ocorrencias(params: { tipo: TipoDeRastreio; codigo: string }) {
  const consulta = useConsulta(obterRastreio, { params }, { mostradoNaArea: true })
  return (
    <AreaDaConsulta
      consulta={consulta}
      vazio={({ ocorrencias }) => ocorrencias.length === 0}
      textoVazio="Não existem movimentações até o momento."
    >
      {({ ocorrencias, entregue }) => (
        <>
          {entregue && (
            <p>
              <Etiqueta tom="verde">Entregue</Etiqueta>
            </p>
          )}
          <LinhaDoTempo itens={ocorrencias.map(naLinhaDoTempo)} />
        </>
      )}
    </AreaDaConsulta>
  )
}

type Ocorrencia = RespostaDe<typeof obterRastreio>['ocorrencias'][number]

function naLinhaDoTempo(ocorrencia: Ocorrencia, indice: number) {
  const { codigo, data_hora, descricao, local, recebedor, entregue } = ocorrencia
  const Icone = entregue ? IconCircleCheck : IconTruckDelivery
  return {
    id: indice,
    titulo: <strong>{descricao}</strong>,
    texto: [local, recebedor && `Recebido por ${recebedor}`].filter(Boolean).join('\n'),
    quando: data_hora,
    quem: `código ${codigo}`,
    icone: <Icone size={16} />,
  }
}
