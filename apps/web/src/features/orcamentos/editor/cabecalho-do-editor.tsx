import { formatarDocumento } from '@balcao/dominio/brasil/documento'
import { nomeDoCliente } from '@balcao/dominio/formatos/nomes'
import { textoDoEnvio } from '@balcao/dominio/orcamentos/envio'
import { Button, Kbd, Menu } from '@mantine/core'
import {
  IconArrowLeft,
  IconClipboardText,
  IconCopy,
  IconDots,
  IconHistory,
  IconKeyboard,
  IconShoppingBag,
  IconThumbDown,
} from '@tabler/icons-react'
import { Link } from '@tanstack/react-router'
import type { ReactNode } from 'react'
import { EtiquetaDoStatus } from '../../../documento-comercial/etiqueta-do-status.tsx'
import { useSessao } from '../../../platform/sessao.tsx'
import { CabecalhoDaFicha } from '../../../ui/ficha/cabecalho-da-ficha.tsx'
import { useDoEditor, useEditor } from './contexto.ts'
import type { Dialogo } from './dialogos/dialogo.ts'
import estilos from './editor.module.css'
import type { EstadoDoEditor } from './estado.ts'
import { EstadoDaGravacao } from './estado-da-gravacao.tsx'
import { QuemMaisEstaAqui } from './quem-mais-esta-aqui.tsx'

const edicaoDe = ({ edicao }: EstadoDoEditor) => edicao

type CabecalhoDoEditorProps = {
  abrir: (dialogo: Dialogo) => void
  duplicar: () => void
  /** Of other features. */
  acoes: ReactNode
}

/** VEN-02 Which quote, of whom, saved or not, who else is in it, and what may be done with it. */
export function CabecalhoDoEditor({ abrir, duplicar, acoes }: CabecalhoDoEditorProps) {
  const { id, status, cliente, filial, colaborador, idPedido, idTroca, envio } = useDoEditor(edicaoDe)
  const enviado = textoDoEnvio(envio)
  const { fant, razSoc } = cliente
  const { pode } = useSessao()
  return (
    <CabecalhoDaFicha
      titulo={`Orçamento ${id}`}
      copiar={{ valor: String(id), rotulo: 'Copiar número' }}
      voltar={
        pode('CLIENTE_LISTAR') && (
          <Link to="/clientes/$idCli" params={{ idCli: String(cliente.id) }} search={{ secao: 'orcamentos' }}>
            <IconArrowLeft size={16} aria-hidden />
            Cliente
          </Link>
        )
      }
      etiquetas={
        <>
          <EtiquetaDoStatus status={status} />
          <EstadoDaGravacao />
        </>
      }
      presenca={<QuemMaisEstaAqui idOrcamento={id} />}
      acoes={
        <>
          <Atalhos abrir={abrir} />
          {acoes}
          <MaisAcoes abrir={abrir} duplicar={duplicar} />
        </>
      }
      subtitulo={
        <>
          <strong>{nomeDoCliente({ fant, razSoc })}</strong>
          {fant && fant !== razSoc && <span>{razSoc}</span>}
          <span>{formatarDocumento(cliente.cnpj)}</span>
          <span>{filial.desc ?? filial.razSoc}</span>
          <span>{colaborador.nome}</span>
          {idPedido !== null && (
            <Link to="/pedidos/$idPedido" params={{ idPedido: String(idPedido) }}>
              Pedido {idPedido}
            </Link>
          )}
          {idTroca !== null && (
            <Link to="/solicitacoes-de-troca/$idTroca" params={{ idTroca: String(idTroca) }}>
              Troca {idTroca}
            </Link>
          )}
          {enviado && <span>{enviado}</span>}
        </>
      }
    />
  )
}

function Atalhos({ abrir }: { abrir: (dialogo: Dialogo) => void }) {
  const { soLeitura } = useEditor()
  if (soLeitura) return null
  return (
    <>
      <Button
        size="xs"
        variant="default"
        leftSection={<IconShoppingBag size={16} aria-hidden />}
        rightSection={<Kbd className={estilos.tecla}>F3</Kbd>}
        onClick={() => abrir('sugestoes')}
      >
        Sugestões
      </Button>
      <Button
        size="xs"
        variant="default"
        leftSection={<IconClipboardText size={16} aria-hidden />}
        rightSection={<Kbd className={estilos.tecla}>F6</Kbd>}
        onClick={() => abrir('colar')}
      >
        Colar lista
      </Button>
    </>
  )
}

function MaisAcoes({ abrir, duplicar }: Pick<CabecalhoDoEditorProps, 'abrir' | 'duplicar'>) {
  const { soLeitura } = useEditor()
  const { pode } = useSessao()
  return (
    <Menu position="bottom-end">
      <Menu.Target>
        <Button size="xs" variant="default" leftSection={<IconDots size={16} aria-hidden />}>
          Mais
        </Button>
      </Menu.Target>
      <Menu.Dropdown>
        {pode('ORCAMENTO_EDITAR') && (
          <Menu.Item leftSection={<IconCopy size={16} aria-hidden />} onClick={duplicar}>
            Duplicar
          </Menu.Item>
        )}
        <Menu.Item leftSection={<IconHistory size={16} aria-hidden />} onClick={() => abrir('historico')}>
          Histórico
        </Menu.Item>
        <Menu.Item
          leftSection={<IconKeyboard size={16} aria-hidden />}
          rightSection={<Kbd>F1</Kbd>}
          onClick={() => abrir('teclas')}
        >
          Teclas
        </Menu.Item>
        {!soLeitura && (
          <Menu.Item
            color="red"
            leftSection={<IconThumbDown size={16} aria-hidden />}
            onClick={() => abrir('perder')}
          >
            Dar por perdido
          </Menu.Item>
        )}
      </Menu.Dropdown>
    </Menu>
  )
}
