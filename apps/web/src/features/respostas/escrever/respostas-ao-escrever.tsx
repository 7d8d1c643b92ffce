import { plural } from '@balcao/dominio/formatos/contagem'
import type { RespostaPronta } from '@balcao/dominio/respostas/campos'
import { oferecerRespostas } from '@balcao/dominio/respostas/contratos'
import type { TicketDetalhado } from '@balcao/dominio/tickets/detalhe/contratos'
import { Button, VisuallyHidden } from '@mantine/core'
import { IconMessageBolt } from '@tabler/icons-react'
import { type RefObject, useId } from 'react'
import { mensagemDoErro } from '../../../platform/api-error.ts'
import { useTeclaDita } from '../../../platform/atalhos.ts'
import { useConsulta } from '../../../platform/consultas.ts'
import estilos from '../../../ui/campos/completar/completar.module.css'
import { digitarNoCampo } from '../../../ui/campos/completar/digitar-no-campo.ts'
import { barraDigitada } from '../../../ui/campos/completar/gatilho-digitado.ts'
import { useCompletar } from '../../../ui/campos/completar/use-completar.ts'
import { filtrarRespostas } from './filtrar-respostas.ts'
import { ListaDaBarra } from './lista-da-barra.tsx'
import { type MensagemEscrita, useInserirResposta } from './use-inserir-resposta.ts'

type RespostasAoEscreverProps = {
  ticket: TicketDetalhado
  composicao: MensagemEscrita
  campo: RefObject<HTMLTextAreaElement | null>
}

const NENHUMA: readonly RespostaPronta[] = []

/** MES-05 Saved replies by '/' in the message, and by a button that types it. */
export function RespostasAoEscrever({ ticket, composicao, campo }: RespostasAoEscreverProps) {
  const { mensagem } = composicao.rascunho
  const id = useId()
  useTeclaDita(['/'], 'Inserir uma resposta pronta', 'escrita')
  const { inserir, semValor, trazendo } = useInserirResposta(ticket, composicao, campo)
  const temBarra = /(^|\s)\//.test(mensagem)
  const { data, error, isPending } = useConsulta(
    oferecerRespostas,
    { query: { setor: ticket.setor.id } },
    { ativa: temBarra, mostradoNaArea: true },
  )
  const respostas = data?.itens ?? NENHUMA
  const lista = useCompletar({
    campo,
    id,
    ler: barraDigitada,
    mensagem,
    achadas: (termo) => filtrarRespostas(respostas, termo),
    aoEscolher: inserir,
  })
  const { aberta, barra, opcoes, indice } = lista

  const digitarBarra = () =>
    digitarNoCampo(campo.current, '/', (texto) => composicao.mudar({ mensagem: texto }))

  return (
    <>
      <Button
        size="compact-sm"
        variant="subtle"
        leftSection={<IconMessageBolt size={16} aria-hidden />}
        title="Digite / no começo de uma palavra"
        loading={trazendo}
        onMouseDown={(evento) => evento.preventDefault()}
        onClick={digitarBarra}
      >
        Respostas prontas
      </Button>
      {semValor.length > 0 && (
        <p className={estilos.faltam} role="status">
          {`Este ticket não diz: ${semValor.join(', ')}. Complete ou apague.`}
        </p>
      )}
      <VisuallyHidden role="status">{aberta && data && contagem(opcoes.length)}</VisuallyHidden>
      {aberta && (
        <ListaDaBarra
          id={id}
          opcoes={opcoes}
          ativa={indice}
          aviso={avisoDe({
            erro: error,
            carregando: isPending,
            termo: barra?.termo ?? '',
            nenhuma: respostas.length === 0,
          })}
          aoApontar={lista.apontar}
          aoEscolher={(resposta) => barra && inserir(resposta, barra)}
        />
      )}
    </>
  )
}

const contagem = (quantas: number) =>
  plural(quantas, 'resposta pronta', 'respostas prontas. Use as setas e Enter.')

type Situacao = { erro: Error | null; carregando: boolean; termo: string; nenhuma: boolean }

function avisoDe({ erro, carregando, termo, nenhuma }: Situacao): string {
  if (erro) return mensagemDoErro(erro)
  if (carregando) return 'Carregando…'
  return nenhuma ? 'Nenhuma resposta pronta ainda.' : `Nenhuma resposta pronta com “${termo}”.`
}
