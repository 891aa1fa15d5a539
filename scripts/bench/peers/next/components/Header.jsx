'use client';
import CloseIcon from '@mui/icons-material/Close';
import ExpandLess from '@mui/icons-material/ExpandLess';
import ExpandMore from '@mui/icons-material/ExpandMore';
import MenuIcon from '@mui/icons-material/Menu';
import PhoneIcon from '@mui/icons-material/Phone';
import PlaceIcon from '@mui/icons-material/Place';
import ScheduleIcon from '@mui/icons-material/Schedule';
import SearchIcon from '@mui/icons-material/Search';
import AppBar from '@mui/material/AppBar';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Collapse from '@mui/material/Collapse';
import Container from '@mui/material/Container';
import Divider from '@mui/material/Divider';
import Drawer from '@mui/material/Drawer';
import IconButton from '@mui/material/IconButton';
import List from '@mui/material/List';
import ListItemButton from '@mui/material/ListItemButton';
import ListItemText from '@mui/material/ListItemText';
import Menu from '@mui/material/Menu';
import MenuItem from '@mui/material/MenuItem';
import Toolbar from '@mui/material/Toolbar';
import Typography from '@mui/material/Typography';
import { useState } from 'react';
import Link from './Link';

/** A menu of the wide header: a button that opens a list of links. */
function DesktopMenu({ menu }) {
  const [anchor, setAnchor] = useState(null);
  const close = () => setAnchor(null);
  return (
    <>
      <Button
        color="inherit"
        endIcon={<ExpandMore />}
        aria-haspopup="true"
        aria-expanded={anchor ? 'true' : undefined}
        onClick={(event) => setAnchor(event.currentTarget)}
      >
        {menu.label}
      </Button>
      <Menu anchorEl={anchor} open={Boolean(anchor)} onClose={close}>
        {menu.links.map(({ label, href }) => (
          <MenuItem key={label} component={Link} href={href} onClick={close}>
            {label}
          </MenuItem>
        ))}
      </Menu>
    </>
  );
}

function DrawerSection({ menu, close }) {
  const [open, setOpen] = useState(false);
  return (
    <>
      <ListItemButton onClick={() => setOpen(!open)} aria-expanded={open}>
        <ListItemText primary={menu.label} />
        {open ? <ExpandLess /> : <ExpandMore />}
      </ListItemButton>
      <Collapse in={open} timeout="auto" unmountOnExit>
        <List disablePadding>
          {[...menu.links, ...(menu.mobileOnly ?? [])].map(({ label, href }) => (
            <ListItemButton key={label} component={Link} href={href} onClick={close} sx={{ pl: 4 }}>
              <ListItemText primary={label} />
            </ListItemButton>
          ))}
        </List>
      </Collapse>
    </>
  );
}

/** The header: address and hours, logo, menus, search, phone; on phones the menus stand in a drawer. */
export function Header({ site, menus, contact, searchPath }) {
  const [open, setOpen] = useState(false);
  const close = () => setOpen(false);
  return (
    <>
      <Box
        component="section"
        aria-label="Address and hours"
        sx={{ bgcolor: '#061529', color: 'common.white', py: 0.5 }}
      >
        <Container sx={{ display: 'flex', flexWrap: 'wrap', columnGap: 3 }}>
          <Typography
            variant="caption"
            component="a"
            href={site.mapUrl}
            sx={{ color: 'inherit', display: 'flex', alignItems: 'center', gap: 0.5 }}
          >
            <PlaceIcon fontSize="inherit" />
            {site.address}
          </Typography>
          <Typography variant="caption" sx={{ display: 'flex', alignItems: 'center', gap: 0.5 }}>
            <ScheduleIcon fontSize="inherit" />
            {site.hours}
          </Typography>
        </Container>
      </Box>
      <AppBar position="sticky" color="inherit" elevation={1}>
        <Container>
          <Toolbar disableGutters>
            <Typography
              component={Link}
              href="/"
              sx={{ flexGrow: 1, fontWeight: 800, color: 'primary.main', textDecoration: 'none' }}
            >
              {site.name}
            </Typography>
            <Box component="nav" aria-label="Main" sx={{ display: { xs: 'none', lg: 'flex' } }}>
              {menus.map((menu) => (
                <DesktopMenu key={menu.section} menu={menu} />
              ))}
              <Button color="inherit" component={Link} href={contact.href}>
                {contact.label}
              </Button>
            </Box>
            <IconButton component={Link} href={searchPath} aria-label="Search">
              <SearchIcon />
            </IconButton>
            <IconButton href={site.phoneHref} aria-label={`Call ${site.phone}`}>
              <PhoneIcon />
            </IconButton>
            <Button
              variant="contained"
              component={Link}
              href={`${contact.href}#contact-us-form`}
              sx={{ display: { xs: 'none', sm: 'inline-flex' } }}
            >
              Request a Product
            </Button>
            <IconButton
              aria-label="Menu"
              edge="end"
              onClick={() => setOpen(true)}
              sx={{ display: { xs: 'inline-flex', lg: 'none' } }}
            >
              <MenuIcon />
            </IconButton>
          </Toolbar>
        </Container>
      </AppBar>
      <Drawer anchor="right" open={open} onClose={close}>
        <Box component="nav" aria-label="Mobile" sx={{ width: 300 }}>
          <Box sx={{ display: 'flex', justifyContent: 'space-between', alignItems: 'center', p: 2 }}>
            <Typography sx={{ fontWeight: 700 }}>Menu</Typography>
            <IconButton aria-label="Close menu" onClick={close}>
              <CloseIcon />
            </IconButton>
          </Box>
          <Divider />
          <List>
            {menus.map((menu) => (
              <DrawerSection key={menu.section} menu={menu} close={close} />
            ))}
            <ListItemButton component={Link} href={contact.href} onClick={close}>
              <ListItemText primary={contact.label} />
            </ListItemButton>
          </List>
          <Box sx={{ display: 'grid', gap: 1, p: 2 }}>
            <Button variant="contained" component={Link} href={`${contact.href}#contact-us-form`} onClick={close}>
              Request a Product
            </Button>
            <Button variant="outlined" href={site.phoneHref} startIcon={<PhoneIcon />}>
              Talk to Solution Specialist
            </Button>
            <Typography variant="caption">{site.hours}</Typography>
          </Box>
        </Box>
      </Drawer>
    </>
  );
}
