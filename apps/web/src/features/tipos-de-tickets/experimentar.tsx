import { plural } from '@balcao/dominio/formatos/contagem'
import { VERBOS } from '@balcao/dominio/tickets/requisitos/catalogo'
import type { ConteudoDoTipo, EtapaDoConteudo } from '@balcao/dominio/tipos-de-tickets/conteudo'
import type { TipoEmEdicao } from '@balcao/dominio/tipos-de-tickets/contratos'
import { prazoDito } from '@balcao/dominio/tipos-de-tickets/diferenca'
import {
  type EscolhaDoPasseio,
  type ParadaDoPasseio,
  percorrer,
} from '@balcao/dominio/tipos-de-tickets/experimentar'
import { Button, Group, Stack, Text } from '@mantine/core'
import { type Ref, useEffect, useRef } from 'react'
import { Cartao } from '../../ui/ficha/cartao.tsx'
import { PainelDeStatus } from '../../ui/retorno/painel-de-status.tsx'
import estilos from './tipos.module.css'

type ExperimentarProps = {
  tipo: TipoEmEdicao
  conteudo: ConteudoDoTipo
  /** Null until somebody begins. */
  escolhas: readonly EscolhaDoPasseio[] | null
  aoEscolher: (escolhas: readonly EscolhaDoPasseio[] | null) => void
}

/** ADM-06 A fictional ticket, led through the draft by what is chosen in each step; nothing of it is kept. */
export function Experimentar({ tipo, conteudo, escolhas, aoEscolher }: ExperimentarProps) {
  return (
    <Cartao titulo="Experimentar">
      <Stack gap="sm">
        <Text>Um ticket fictício percorre o rascunho como está: em cada etapa você diz o que acontece.</Text>
        {escolhas === null ? (
          <Button
            variant="default"
            style={{ alignSelf: 'start' }}
            disabled={conteudo.etapas.length === 0}
            onClick={() => aoEscolher([])}
          >
            Abrir um ticket fictício
          </Button>
        ) : (
          <Passeio tipo={tipo} conteudo={conteudo} escolhas={escolhas} aoEscolher={aoEscolher} />
        )}
      </Stack>
    </Cartao>
  )
}

function Passeio({
  tipo,
  conteudo,
  escolhas,
  aoEscolher,
}: ExperimentarProps & { escolhas: readonly EscolhaDoPasseio[] }) {
  const { paradas, acabou } = percorrer(conteudo.etapas, escolhas)
  const feitas = paradas.flatMap(({ escolhida }) => (escolhida ? [escolhida.escolha] : []))
  const aqui = useRef<HTMLLIElement>(null)
  // The button that was pressed is gone: the keyboard goes on where the ticket is.
  useEffect(() => {
    if (feitas.length > 0) aqui.current?.focus()
  }, [feitas.length])
  return (
    <>
      <Text size="sm">
        Prazo de resposta: {prazoDito(conteudo.minutosResposta)}. Prazo de solução:{' '}
        {prazoDito(conteudo.minutosSolucao)}. Contam da abertura.
      </Text>
      <ol className={estilos.passeio} aria-label="Caminho do ticket fictício">
        {paradas.map((parada, indice) => (
          <Parada
            // biome-ignore lint/suspicious/noArrayIndexKey: a ticket may come back to a step
            key={indice}
            ref={indice === paradas.length - 1 ? aqui : null}
            tipo={tipo}
            parada={parada}
            aoEscolher={(escolha) => aoEscolher([...feitas, escolha])}
          />
        ))}
      </ol>
      {acabou ? (
        <PainelDeStatus
          tipo="concluido"
          mensagem={`O ticket fictício chegou ao fim em ${plural(paradas.length, 'etapa', 'etapas')}.`}
        />
      ) : (
        paradas.at(-1)?.opcoes.length === 0 && (
          <PainelDeStatus
            tipo="aviso"
            mensagem="O ticket fictício ficou preso: desta etapa não se vai a lugar nenhum."
          />
        )
      )}
      <Group gap="xs">
        <Button
          variant="default"
          disabled={feitas.length === 0}
          onClick={() => aoEscolher(feitas.slice(0, -1))}
        >
          Voltar um passo
        </Button>
        <Button variant="default" disabled={feitas.length === 0} onClick={() => aoEscolher([])}>
          Recomeçar
        </Button>
        <Button variant="subtle" onClick={() => aoEscolher(null)}>
          Encerrar
        </Button>
      </Group>
    </>
  )
}

type ParadaProps = {
  ref: Ref<HTMLLIElement>
  tipo: TipoEmEdicao
  parada: ParadaDoPasseio
  aoEscolher: (escolha: EscolhaDoPasseio) => void
}

function Parada({ ref, tipo, parada: { etapa, opcoes, escolhida }, aoEscolher }: ParadaProps) {
  return (
    <li ref={ref} tabIndex={-1} aria-current={escolhida ? undefined : 'step'}>
      <Text fw={600}>{etapa.nome || 'Etapa sem nome'}</Text>
      <OQueHa tipo={tipo} etapa={etapa} />
      {escolhida ? (
        <Text size="sm">
          Aconteceu: <strong>{escolhida.texto}</strong>
        </Text>
      ) : (
        <Group gap="xs" mt={4} role="group" aria-label="O que acontece aqui">
          {opcoes.map(({ escolha, texto, para }) => (
            <Button key={escolha} variant="default" size="xs" onClick={() => aoEscolher(escolha)}>
              {para ? `${texto || 'Saída sem nome'} → ${para.nome || 'sem nome'}` : texto}
            </Button>
          ))}
        </Group>
      )}
    </li>
  )
}

/** In the words of the screen, what a ticket finds in a step. */
function OQueHa({ tipo, etapa }: { tipo: TipoEmEdicao; etapa: EtapaDoConteudo }) {
  const setor = tipo.setores.find(({ id }) => id === etapa.setorId)?.nome ?? 'setor fora de uso'
  const situacao = tipo.situacoes.find(({ id }) => id === etapa.statusId)
  const ditos = [
    `Setor: ${setor}`,
    `Situação: ${situacao?.nome ?? 'fora de uso'}`,
    `Exigência: ${etapa.requisito ? VERBOS[etapa.requisito] : 'nenhuma'}`,
    ...(etapa.aguardaColeta ? ['Espera coleta'] : []),
    situacao?.esperaCliente ? 'Os prazos param aqui, à espera do cliente' : 'Os prazos correm',
  ]
  return (
    <Text size="sm" c="dimmed">
      {ditos.join(' · ')}
    </Text>
  )
}
