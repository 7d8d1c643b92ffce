import {
  type ConteudoDoTipo,
  NIVEIS_DO_USO,
  SIM_OU_NAO_DO_TIPO,
  type SimOuNaoDoTipo,
  USOS,
  usos,
} from '@balcao/dominio/tipos-de-tickets/conteudo'
import {
  descartarRascunhoDoTipo,
  guardarRascunhoDoTipo,
  obterTipoDaAdministracao,
  restaurarTipoDeTicket,
  retirarTipoDeTicket,
  type TipoEmEdicao,
} from '@balcao/dominio/tipos-de-tickets/contratos'
import { prazoDito } from '@balcao/dominio/tipos-de-tickets/diferenca'
import { type EscolhaDoPasseio, percorrer } from '@balcao/dominio/tipos-de-tickets/experimentar'
import { problemasDoTipo } from '@balcao/dominio/tipos-de-tickets/regras'
import { Anchor, Button, Checkbox, Group, NativeSelect, SimpleGrid, Stack, TextInput } from '@mantine/core'
import { Link } from '@tanstack/react-router'
import { useMemo, useState } from 'react'
import { mensagemDoErro } from '../../platform/api-error.ts'
import { useAtalho } from '../../platform/atalhos.ts'
import { useAcao, useConsulta } from '../../platform/consultas.ts'
import { AreaDaConsulta } from '../../platform/ficha/area-da-consulta.tsx'
import { Cartao } from '../../ui/ficha/cartao.tsx'
import { Etiqueta } from '../../ui/listas/etiqueta.tsx'
import { Pagina } from '../../ui/pagina/pagina.tsx'
import { Trilha } from '../../ui/pagina/trilha.tsx'
import { PainelDeStatus } from '../../ui/retorno/painel-de-status.tsx'
import { avisarSucesso } from '../../ui/retorno/toasts.ts'
import { DialogoDePublicar } from './dialogo-de-publicar.tsx'
import { EditorDeMotivos } from './editor-de-motivos.tsx'
import { Experimentar } from './experimentar.tsx'
import { percorridasDe } from './modelo-do-fluxo.ts'
import { TicketsPorVersao } from './tickets-por-versao.tsx'
import { useRascunhoDoTipo } from './use-rascunho-do-tipo.ts'
import { VistasDoFluxo } from './vistas-do-fluxo.tsx'

/** ADM-05 A type: its draft, what it would change, and the open tickets of each version. */
export function PaginaDoTipo({ idTipo }: { idTipo: number }) {
  const consulta = useConsulta(obterTipoDaAdministracao, { params: { idTipo } }, { mostradoNaArea: true })
  const nome = consulta.data?.nome ?? 'Tipo de tickets'
  return (
    <Pagina
      titulo={nome}
      acima={
        <Trilha
          acima={[
            <Anchor key="administracao" component={Link} to="/administracao">
              Administração
            </Anchor>,
            <Anchor key="tipos" component={Link} to="/administracao/tipos-de-tickets">
              Tipos de tickets
            </Anchor>,
          ]}
          aqui={nome}
        />
      }
      descricao="O que você muda fica em um rascunho; publicado, vale para os tickets que se abrirem daí em diante."
    >
      <AreaDaConsulta consulta={consulta}>{(tipo) => <Editor tipo={tipo} />}</AreaDaConsulta>
    </Pagina>
  )
}

function Editor({ tipo }: { tipo: TipoEmEdicao }) {
  const rascunho = useRascunhoDoTipo(tipo)
  const { conteudo, versao, alterado, mudar } = rascunho
  useAtalho(['ctrl+z'], 'Desfazer', () => (rascunho.desfazer ? rascunho.desfazer() : false))
  useAtalho(['ctrl+y'], 'Refazer', () => (rascunho.refazer ? rascunho.refazer() : false))
  const [publicando, setPublicando] = useState(false)
  const [escolhas, setEscolhas] = useState<readonly EscolhaDoPasseio[] | null>(null)
  const params = { idTipo: tipo.id }
  const aoConcluir = ({ message }: { message: string }) => avisarSucesso(message)
  const guardar = useAcao(guardarRascunhoDoTipo, { aoConcluir })
  const descartar = useAcao(descartarRascunhoDoTipo, { aoConcluir })
  const uso = useAcao(tipo.ativo ? retirarTipoDeTicket : restaurarTipoDeTicket, { aoConcluir })
  const erro = guardar.error ?? descartar.error ?? uso.error
  const problemas = problemasDoTipo(conteudo, {
    menus: new Set(tipo.menus.map(({ id }) => id)),
    setores: new Map(tipo.setores.map((setor) => [setor.id, setor])),
    situacoes: new Set(tipo.situacoes.map(({ id }) => id)),
    temComoConcluir: tipo.temComoConcluir,
  })
  const percorridas = useMemo(
    () => (escolhas ? percorridasDe(percorrer(conteudo.etapas, escolhas)) : new Set<string>()),
    [conteudo.etapas, escolhas],
  )
  const doTipo = problemas.filter(({ onde }) => onde === null)
  return (
    <Stack gap="md">
      <Group justify="space-between">
        <Group gap="xs">
          <Etiqueta tom="azul">
            {tipo.numero > 0 ? `Versão ${tipo.numero} em vigor` : 'Nunca publicado'}
          </Etiqueta>
          {tipo.rascunho && <Etiqueta tom="amarelo">Há um rascunho</Etiqueta>}
          {alterado && <Etiqueta tom="amarelo">Mudanças por guardar</Etiqueta>}
          {!tipo.ativo && tipo.numero > 0 && <Etiqueta>Retirado</Etiqueta>}
        </Group>
        <Group gap="xs">
          <Button variant="default" disabled={!rascunho.desfazer} onClick={() => rascunho.desfazer?.()}>
            Desfazer
          </Button>
          <Button variant="default" disabled={!rascunho.refazer} onClick={() => rascunho.refazer?.()}>
            Refazer
          </Button>
          {tipo.numero > 0 && (
            <Button
              variant="subtle"
              loading={uso.isPending}
              onClick={() => uso.mutate({ params, corpo: {} })}
            >
              {tipo.ativo ? 'Retirar' : 'Trazer de volta'}
            </Button>
          )}
          {alterado ? (
            <Button variant="subtle" onClick={rascunho.voltarAoLido}>
              Voltar ao guardado
            </Button>
          ) : (
            tipo.rascunho &&
            tipo.numero > 0 && (
              <Button
                variant="subtle"
                loading={descartar.isPending}
                onClick={() => descartar.mutate({ params, corpo: { versao } })}
              >
                Descartar rascunho
              </Button>
            )
          )}
          <Button
            variant="default"
            disabled={!alterado}
            loading={guardar.isPending}
            onClick={() =>
              guardar.mutate(
                { params, corpo: { conteudo, versao } },
                { onSuccess: () => rascunho.guardado(conteudo) },
              )
            }
          >
            Guardar rascunho
          </Button>
          <Button disabled={alterado || !tipo.rascunho} onClick={() => setPublicando(true)}>
            Publicar…
          </Button>
        </Group>
      </Group>
      {erro && <PainelDeStatus tipo="erro" mensagem={mensagemDoErro(erro)} />}
      {doTipo.length > 0 && (
        <PainelDeStatus tipo="aviso" mensagem={doTipo.map(({ mensagem }) => mensagem).join('\n')} />
      )}
      <Cartao titulo="O tipo e o que ele pede a quem abre">
        <DadosDoTipo tipo={tipo} conteudo={conteudo} mudar={mudar} />
      </Cartao>
      <Cartao titulo="Motivos da abertura">
        <EditorDeMotivos
          motivos={conteudo.motivos}
          problemas={problemas}
          aoMudar={(motivos) => mudar({ motivos })}
        />
      </Cartao>
      <Cartao titulo="Etapas">
        <VistasDoFluxo
          tipo={tipo}
          etapas={conteudo.etapas}
          problemas={problemas}
          percorridas={percorridas}
          aoMudar={(etapas) => mudar({ etapas })}
        />
      </Cartao>
      <Experimentar tipo={tipo} conteudo={conteudo} escolhas={escolhas} aoEscolher={setEscolhas} />
      <TicketsPorVersao tipo={tipo} />
      <DialogoDePublicar tipo={tipo} aberto={publicando} aoFechar={() => setPublicando(false)} />
    </Stack>
  )
}

type DadosProps = {
  tipo: TipoEmEdicao
  conteudo: ConteudoDoTipo
  mudar: (mudanca: Partial<ConteudoDoTipo>) => void
}

const NIVEIS = NIVEIS_DO_USO.map((label, nivel) => ({ value: String(nivel), label }))
const PRAZOS = {
  minutosResposta: 'Prazo de resposta, em minutos',
  minutosSolucao: 'Prazo de solução, em minutos',
} as const
const emMinutos = (texto: string) => Number(texto.replace(/\D/g, '').slice(0, 6)) || null

function DadosDoTipo({ tipo, conteudo, mudar }: DadosProps) {
  return (
    <Stack gap="md">
      <SimpleGrid cols={{ base: 1, sm: 2, lg: 4 }} spacing="sm">
        <TextInput
          label="Nome"
          required
          maxLength={60}
          autoComplete="off"
          value={conteudo.descricao}
          onChange={({ currentTarget }) => mudar({ descricao: currentTarget.value })}
        />
        <NativeSelect
          label="Menu"
          data={tipo.menus.map(({ id, nome }) => ({ value: String(id), label: nome }))}
          value={String(conteudo.menuId)}
          onChange={({ currentTarget }) => mudar({ menuId: Number(currentTarget.value) })}
        />
        {(Object.keys(PRAZOS) as (keyof typeof PRAZOS)[]).map((prazo) => (
          <TextInput
            key={prazo}
            label={PRAZOS[prazo]}
            placeholder="Sem prazo"
            inputMode="numeric"
            autoComplete="off"
            value={conteudo[prazo] ?? ''}
            description={prazoDito(conteudo[prazo])}
            onChange={({ currentTarget }) => mudar({ [prazo]: emMinutos(currentTarget.value) })}
          />
        ))}
        {usos.map((uso) => (
          <NativeSelect
            key={uso}
            label={USOS[uso]}
            data={NIVEIS}
            value={String(conteudo[uso])}
            onChange={({ currentTarget }) => mudar({ [uso]: Number(currentTarget.value) })}
          />
        ))}
      </SimpleGrid>
      <Group gap="lg">
        {(Object.keys(SIM_OU_NAO_DO_TIPO) as SimOuNaoDoTipo[]).map((campo) => (
          <Checkbox
            key={campo}
            label={SIM_OU_NAO_DO_TIPO[campo]}
            checked={conteudo[campo]}
            onChange={({ currentTarget }) => mudar({ [campo]: currentTarget.checked })}
          />
        ))}
      </Group>
    </Stack>
  )
}
