import { DURACAO_DO_TOAST_MS } from '@balcao/dominio/constantes'
import { TEXTOS } from '@balcao/dominio/mensagens'
import { Button, Group } from '@mantine/core'
import { useState } from 'react'
import { AreaDeDados } from './area-de-dados.tsx'
import { AvisoDeConflito } from './aviso-de-conflito.tsx'
import { ProvedorDeConfirmacao, useConfirmar } from './confirmacao.tsx'
import { Copiar } from './copiar.tsx'
import { ExemploDaGaleria } from './exemplo-da-galeria.tsx'
import { FronteiraDeErro } from './fronteira-de-erro.tsx'
import { mostrarMensagem } from './mostrar-mensagem.ts'
import { PaginaNaoEncontrada } from './pagina-nao-encontrada.tsx'
import { PainelDeStatus } from './painel-de-status.tsx'
import { TempoRelativo } from './tempo-relativo.tsx'
import { avisarErro, avisarInfo, avisarSucesso } from './toasts.ts'

const AGORA = Date.now()
const HORA_MS = 3_600_000
const MOMENTOS = [AGORA - HORA_MS, AGORA - 24 * HORA_MS, AGORA - 72 * HORA_MS].map((ms) =>
  new Date(ms).toISOString(),
)

const MUDANCAS = [
  { quando: String(MOMENTOS[1]), quem: 'João Lima', o_que: 'anexou nota-de-devolucao.pdf' },
  { quando: String(MOMENTOS[0]), quem: 'Maria Souza', o_que: 'avançou para Conferência' },
]

/** Toasts and messages need `AreaDeToasts` and `DialogoDeMensagem` mounted on the page. */
export function GaleriaDeRetorno() {
  return (
    <ProvedorDeConfirmacao>
      <ExemploDaGaleria titulo="Painel de status">
        <PainelDeStatus tipo="carregando" />
        <PainelDeStatus tipo="erro" aoTentarNovamente={() => {}} />
        <PainelDeStatus
          tipo="aviso"
          titulo="Nota fiscal de devolução"
          mensagem={'O prazo de envio termina hoje.\nDepois dele o ticket é encerrado.'}
          aoFechar={() => {}}
        />
        <PainelDeStatus tipo="concluido" aoFechar={() => {}} />
      </ExemploDaGaleria>
      <ExemploDaGaleria titulo="Aviso de conflito">
        <AvisoDeConflito
          titulo="Este ticket mudou enquanto você escrevia"
          mudancas={MUDANCAS}
          onAtualizar={() => {}}
        />
        <AvisoDeConflito
          titulo="Este cadastro mudou enquanto você escrevia"
          mudancas={[]}
          onAtualizar={() => {}}
        />
      </ExemploDaGaleria>
      <AreasDeDados />
      <Avisos />
      <Confirmacoes />
      <ExemploDaGaleria titulo="Tempo relativo e copiar">
        <Group>
          {MOMENTOS.map((momento) => (
            <TempoRelativo key={momento} data={momento} />
          ))}
          <Copiar valor="2026-000123" rotulo="Copiar protocolo" />
        </Group>
      </ExemploDaGaleria>
      <Telas />
    </ProvedorDeConfirmacao>
  )
}

function AreasDeDados() {
  const [falhou, setFalhou] = useState(true)
  return (
    <ExemploDaGaleria titulo="Área de dados: carregando, atualizando, vazia, com falha">
      <AreaDeDados carregando />
      <AreaDeDados atualizando>Dados de antes continuam na tela enquanto os novos chegam.</AreaDeDados>
      <AreaDeDados vazio textoVazio="Nenhuma nota fiscal encontrada" />
      <AreaDeDados
        erro={falhou ? TEXTOS.falhaDeComunicacao : null}
        aoTentarNovamente={() => setFalhou(false)}
      >
        Carregado na segunda tentativa.
      </AreaDeDados>
      <AreaDeDados erro={TEXTOS.falhaDeComunicacao} temDados aoTentarNovamente={() => {}}>
        Os dados de antes da falha continuam aqui.
      </AreaDeDados>
    </ExemploDaGaleria>
  )
}

function Avisos() {
  return (
    <ExemploDaGaleria titulo="Toasts e mensagem global">
      <Group>
        <Button variant="default" onClick={() => avisarSucesso(TEXTOS.sucesso)}>
          Sucesso
        </Button>
        <Button
          variant="default"
          onClick={() =>
            avisarSucesso('3 tickets arquivados.', {
              acao: { rotulo: 'Desfazer', aoAcionar: () => avisarInfo('Desfeito.') },
            })
          }
        >
          Com desfazer
        </Button>
        <Button variant="default" onClick={() => avisarErro('Falha na comunicação\ncom o servidor!')}>
          Erro
        </Button>
        <Button
          variant="default"
          onClick={() =>
            avisarInfo('Informe a quantidade', { duracaoMs: DURACAO_DO_TOAST_MS.validacaoDoTicket })
          }
        >
          Informação de 3 s
        </Button>
        {(['erro', 'aviso', 'info'] as const).map((tipo) => (
          <Button
            key={tipo}
            variant="default"
            onClick={() => mostrarMensagem({ tipo, mensagem: 'A tabela de preço mudou.\nConfira os itens.' })}
          >
            Mensagem: {tipo}
          </Button>
        ))}
      </Group>
    </ExemploDaGaleria>
  )
}

function Confirmacoes() {
  const confirmar = useConfirmar()
  const [resposta, setResposta] = useState('')
  const perguntar = async (perigo: boolean) => {
    const aceitou = await confirmar(
      perigo
        ? { titulo: 'Excluir anexo?', mensagem: 'O arquivo sai do ticket.', confirmar: 'Excluir', perigo }
        : { titulo: 'Reabrir ticket?', confirmar: 'Reabrir' },
    )
    setResposta(aceitou ? 'Confirmado' : 'Cancelado')
  }
  return (
    <ExemploDaGaleria titulo="Confirmação">
      <Group>
        <Button variant="default" onClick={() => perguntar(false)}>
          Reabrir ticket
        </Button>
        <Button variant="default" onClick={() => perguntar(true)}>
          Excluir anexo
        </Button>
        <output>{resposta}</output>
      </Group>
    </ExemploDaGaleria>
  )
}

function TelaQuebrada(): never {
  throw new Error('Demonstration of the error boundary')
}

function Telas() {
  const [quebrar, setQuebrar] = useState(false)
  return (
    <ExemploDaGaleria titulo="Erro da aplicação e página não encontrada">
      <Group>
        <Button variant="default" onClick={() => setQuebrar((atual) => !atual)}>
          {quebrar ? 'Consertar' : 'Quebrar a tela'}
        </Button>
      </Group>
      <FronteiraDeErro chaveDeReinicio={String(quebrar)}>{quebrar && <TelaQuebrada />}</FronteiraDeErro>
      <PaginaNaoEncontrada />
    </ExemploDaGaleria>
  )
}
