import { listarAnexosDoTicket } from '@balcao/dominio/tickets/detalhe/contratos'
import { Anchor, Loader, Modal } from '@mantine/core'
import { IconDownload } from '@tabler/icons-react'
import { useConsulta } from '../../../../platform/consultas.ts'
import { AreaDaConsulta } from '../../../../platform/ficha/area-da-consulta.tsx'
import { tamanhoLegivel } from '../../../../ui/arquivos/arquivo-anexado.ts'
import { ListaDaFicha } from '../../../../ui/ficha/lista-da-ficha.tsx'
import { Etiqueta } from '../../../../ui/listas/etiqueta.tsx'
import { TempoRelativo } from '../../../../ui/retorno/tempo-relativo.tsx'
import type { Anexo } from './anexo.ts'
import estilos from './anexos.module.css'
import { useAnexos } from './use-anexos.ts'

type DialogoDeAnexosProps = { idTicket: number; aberto: boolean; aoFechar: () => void }

/** TIC-09 One download per row. */
export function DialogoDeAnexos({ idTicket, aberto, aoFechar }: DialogoDeAnexosProps) {
  return (
    <Modal opened={aberto} onClose={aoFechar} title="Anexos do Ticket" size="lg">
      <Lista idTicket={idTicket} />
    </Modal>
  )
}

function Lista({ idTicket }: { idTicket: number }) {
  const consulta = useConsulta(listarAnexosDoTicket, { params: { idTicket } }, { mostradoNaArea: true })
  return (
    <AreaDaConsulta
      consulta={consulta}
      vazio={({ itens }) => itens.length === 0}
      textoVazio="Este ticket não tem anexos."
    >
      {({ itens }) => (
        <ListaDaFicha>
          {itens.map((anexo) => (
            <Linha key={anexo.id} anexo={anexo} />
          ))}
        </ListaDaFicha>
      )}
    </AreaDaConsulta>
  )
}

function Linha({ anexo }: { anexo: Anexo & { autor: string | null } }) {
  const { salvar, baixando } = useAnexos()
  const { nome_exibicao, tamanho, datahora_criacao, autor, interno } = anexo
  return (
    <li className={estilos.linha}>
      <div className={estilos.dados}>
        <span className={estilos.arquivo}>
          <span className={estilos.nome} title={nome_exibicao}>
            {nome_exibicao}
          </span>
          {interno && <Etiqueta tom="amarelo">Interno</Etiqueta>}
        </span>
        <span className={estilos.tamanho}>
          {tamanhoLegivel(tamanho)} · <TempoRelativo data={datahora_criacao} />
          {autor && ` · ${autor}`}
        </span>
      </div>
      <Anchor
        component="button"
        type="button"
        className={estilos.link ?? ''}
        aria-label={`Baixar ${nome_exibicao}`}
        onClick={() => salvar(anexo)}
      >
        {baixando === anexo.id ? <Loader size={16} aria-hidden /> : <IconDownload size={16} aria-hidden />}
        Baixar
      </Anchor>
    </li>
  )
}
