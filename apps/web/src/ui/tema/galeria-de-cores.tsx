import { STATUS_DE_PEDIDO } from '@balcao/dominio/pedidos/status'
import { NIVEIS_DE_ESTOQUE } from '@balcao/dominio/produtos/estoque'
import { Button, Group, Stack, Text, Title } from '@mantine/core'
import type { CSSProperties, ReactNode } from 'react'
import { coresDaCorLivre } from './cor-livre.ts'
import {
  COR_DA_ACAO,
  COR_DO_COMPONENTE,
  coresDoTom,
  TOM_DO_ESTOQUE,
  TOM_DO_TICKET,
  TOM_DO_TIPO,
  type Tom,
  tomDoStatusDePedido,
} from './tons.ts'

type Cores = { texto: string; fundo: string; borda: string }

const forma: CSSProperties = { borderRadius: 4, padding: '0 8px', fontSize: 12, lineHeight: '20px' }

function Amostra({ cores, children }: { cores: Cores; children: ReactNode }) {
  const { texto, fundo, borda } = cores
  return (
    <span style={{ ...forma, color: texto, background: fundo, border: `1px solid ${borda}` }}>
      {children}
    </span>
  )
}

function Linha({ titulo, children }: { titulo: string; children: ReactNode }) {
  return (
    <Stack gap={4} component="section">
      <Title order={3}>{titulo}</Title>
      <Group gap="xs">{children}</Group>
    </Stack>
  )
}

const etiquetas = (tons: Record<string, Tom>) =>
  Object.entries(tons).map(([nome, tom]) => (
    <Amostra key={nome} cores={coresDoTom(tom)}>
      {nome}
    </Amostra>
  ))

/** GER-21: the palette by meaning; for the development page. */
export function GaleriaDeCores() {
  return (
    <Stack gap="md">
      <Title order={2}>Cores</Title>
      <Linha titulo="Ações">
        {Object.entries(COR_DA_ACAO).map(([nome, cor]) => (
          <Button key={nome} color={cor}>
            {nome}
          </Button>
        ))}
      </Linha>
      <Linha titulo="Componentes">
        {Object.entries(COR_DO_COMPONENTE).map(([nome, cor]) => (
          <Group key={nome} gap={4}>
            <span
              style={{
                width: 20,
                height: 20,
                background: cor,
                border: `1px solid ${COR_DO_COMPONENTE.borda}`,
              }}
            />
            <Text size="xs">{nome}</Text>
          </Group>
        ))}
      </Linha>
      <Linha titulo="Estoque">
        {NIVEIS_DE_ESTOQUE.map(({ nivel, label }) => (
          <Amostra key={nivel} cores={coresDoTom(TOM_DO_ESTOQUE[nivel])}>
            {label}
          </Amostra>
        ))}
      </Linha>
      <Linha titulo="Status de pedido">
        {STATUS_DE_PEDIDO.map(({ chave, label }) => (
          <Amostra key={chave} cores={coresDoTom(tomDoStatusDePedido(chave))}>
            {label}
          </Amostra>
        ))}
      </Linha>
      <Linha titulo="Ticket e agenda">{[...etiquetas(TOM_DO_TICKET), ...etiquetas(TOM_DO_TIPO)]}</Linha>
      <Linha titulo="Cor que vem com o dado">
        {['#ffeb3b', '#00bcd4', '#e91e63', '#795548'].map((cor) => (
          <Amostra key={cor} cores={coresDaCorLivre(cor)}>
            {cor}
          </Amostra>
        ))}
      </Linha>
    </Stack>
  )
}
